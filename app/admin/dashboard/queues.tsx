import { Link } from 'react-router'
import { waitingWords } from '#app/admin/admin-menus.ts'
import { Time } from '#app/ui/time/time.tsx'
import type { QueueLine } from './load-dashboard.ts'

/** What waits for whoever looks; a queue that is empty says so quietly. */
export function Queues({ now, queues }: { now: Date; queues: readonly QueueLine[] }) {
  return (
    <ul className="admin-queue">
      {queues.map((queue) => (
        <li key={queue.name}>
          {queue.to ? <Link to={queue.to}>{queue.title}</Link> : <span>{queue.title}</span>}
          <small className="soft">
            {queue.at ? (
              <>
                {queue.word} <Time at={queue.at} now={now} />
              </>
            ) : queue.waiting > 0 ? null : (
              'nothing waits'
            )}
          </small>
          <b>{waitingWords([queue])}</b>
        </li>
      ))}
    </ul>
  )
}
