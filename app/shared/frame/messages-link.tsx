import { Icon } from '#app/ui/icon/icon.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { useLiveUnread } from './use-live-unread.ts'

/** The messages in the head, with how many conversations wait; it changes while a page is looked at. */
export function MessagesLink() {
  const unread = useLiveUnread()
  const shown = unread > 9 ? '9+' : unread
  return (
    <KnownLink className="icon-btn" to="/my/messages" aria-label={`Messages, ${shown || 'nothing'} unread`}>
      <Icon name="message-square" />
      {unread > 0 ? <i className="dot">{shown}</i> : null}
    </KnownLink>
  )
}
