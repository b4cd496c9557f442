import { Icon } from '#app/ui/icon/icon.tsx'
import { ActionsMenu, type MenuEntry } from '#app/ui/menu/menu.tsx'

export type QuickReplyView = { id: string; text: string }

const SHOWN_MOST = 60

type QuickRepliesMenuProps = {
  replies: readonly QuickReplyView[]
  /** The conversation: without script its address puts the words in. */
  here: string
  onChoose: ((text: string) => void) | undefined
}

/** What one says often, one press away. */
export function QuickRepliesMenu({ replies, here, onChoose }: QuickRepliesMenuProps) {
  const entries: MenuEntry[] = [
    ...replies.map(({ id, text }) => {
      const label = text.length > SHOWN_MOST ? `${text.slice(0, SHOWN_MOST).toWellFormed()}…` : text
      return onChoose ? { label, onSelect: () => onChoose(text) } : { label, to: `${here}?quick=${id}#write` }
    }),
    { label: 'Edit quick replies', icon: 'settings', to: '/my/messages/settings#quick-replies' },
  ]
  return (
    <ActionsMenu label="Quick replies" entries={entries}>
      <Icon name="zap" />
    </ActionsMenu>
  )
}
