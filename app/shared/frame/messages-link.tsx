import { Icon } from '#app/ui/icon/icon.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { useLiveUnread } from './use-live-unread.ts'

/** The messages in the head, with how many conversations wait; it changes while a page is looked at. */
export function MessagesLink() {
  const { exact, short } = useLiveUnread()
  return (
    <KnownLink className="icon-btn" to="/my/messages" aria-label={`Messages, ${exact || 'nothing'} unread`}>
      <Icon name="message-square" />
      {exact ? <i className="dot">{short}</i> : null}
    </KnownLink>
  )
}
