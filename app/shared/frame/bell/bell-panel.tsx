import { Link, useFetcher } from 'react-router'
import type { NotificationIntent } from '#app/my/notifications/act-on-notifications.ts'
import { LinkishButton } from '#app/ui/inputs/button/button.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { LatestNotifications } from './latest-notifications.ts'

type BellPanelProps = { told: LatestNotifications; onRead: () => Promise<void> }

/** The latest ten, each a link to its place. */
export default function BellPanel({ told: { latest, unread, lastNumber, now }, onRead }: BellPanelProps) {
  const { submit } = useFetcher()
  const readAll = async () => {
    const intent: NotificationIntent = 'read-all'
    await submit({ intent, upTo: String(lastNumber) }, { method: 'post', action: '/my/notifications' })
    await onRead()
  }
  return (
    <section className="menu-pop bell-pop" aria-label="The latest notifications">
      <header>
        <h2>Notifications</h2>
        {unread > 0 ? <LinkishButton onClick={() => void readAll()}>Mark all read</LinkishButton> : null}
      </header>
      {latest.length === 0 ? <p className="bell-none">Nothing yet.</p> : null}
      <ul>
        {latest.map(({ number, title, line, at, isNew }) => (
          <li key={number} className={isNew ? 'is-new' : undefined}>
            <Link to={`/my/notifications/${number}`}>
              <span>
                {isNew ? <span className="sr">Unread: </span> : null}
                <b>{title}</b>
                <Time at={at} now={now} quiet />
              </span>
              <span>{line}</span>
            </Link>
          </li>
        ))}
      </ul>
      <footer>
        <Link to="/my/notifications">All notifications</Link>
        <Link to="/my/notifications/settings">What reaches me</Link>
      </footer>
    </section>
  )
}
