import { Form, Link } from 'react-router'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { addressOf } from '../address-of-ticket.ts'
import { minutesInWords, orderWords } from '../desk-words.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { QueueData, QueueRow } from './load-queue.ts'
import { QueueClock } from './queue-clock.tsx'

type QueueListProps = { queue: QueueData; current?: number }

/** The queue at the left. The boxes choose several, to do one thing to all of them. */
export function QueueList({ queue, current }: QueueListProps) {
  const { rows, view, words, next, isFirst, isCut, truth } = queue
  return (
    <section className="tickets-list" aria-label="Queue">
      <p className="small soft">
        {orderWords(view)}. Promised within {minutesInWords(truth.promisedMinutes)} of work
        {truth.medianMinutes === null
          ? '.'
          : `; the last ${truth.answers} took ${minutesInWords(truth.medianMinutes)} in the middle.`}
      </p>
      {rows.length === 0 ? (
        <EmptyState title={words ? `Nothing here is about “${words}”` : 'Nothing waits here'}>
          {words ? 'Try other words, a number, a name or an address.' : 'New tickets appear by themselves.'}
        </EmptyState>
      ) : (
        <Form method="post" action={addressOf({ view, words })} className="tickets-pick" preventScrollReset>
          <ul className="tq" aria-label="Tickets">
            {rows.map((row) => (
              <QueueItem
                key={row.number}
                row={row}
                now={queue.now}
                to={addressOf({ view, words }, { number: row.number })}
                isAt={row.number === current}
              />
            ))}
          </ul>
          <BulkBar colleagues={queue.colleagues} viewerId={queue.viewerId} />
        </Form>
      )}
      {isCut ? (
        <p className="small soft">
          Very many tickets have these words: only the newest were looked through. Add another word to find
          older ones.
        </p>
      ) : null}
      <p className="row small">
        {isFirst ? null : <Link to={addressOf({ view, words })}>Back to the first</Link>}
        {next ? <Link to={addressOf({ view, words }, { after: next })}>More tickets</Link> : null}
      </p>
    </section>
  )
}

type QueueItemProps = { row: QueueRow; now: Date; to: string; isAt: boolean }

function QueueItem({ row, now, to, isAt }: QueueItemProps) {
  const { number, subject, from, about, clock, assignee, isUrgent } = row
  return (
    <li className={isAt ? 'is-at' : undefined} data-number={number}>
      <label className="check tq-pick">
        <input type="checkbox" name="numbers" value={number} aria-label={`Select ticket ${number}`} />
      </label>
      <Link to={to} aria-current={isAt ? 'page' : undefined}>
        {clock ? (
          <QueueClock {...clock} />
        ) : (
          <small className="soft">
            <Time at={row.at} now={now} compact quiet />
          </small>
        )}
        <span className="tq-t">
          <b>{subject}</b>
          <small>
            {from}
            {about ? ` · ${about}` : ''}
            {clock ? '' : ` · ${row.state}`} {isUrgent ? <Tag tone="warn">Urgent</Tag> : null}
          </small>
        </span>
        {assignee ? (
          <Avatar name={assignee.name} src={assignee.avatar} size={24} alone />
        ) : (
          <span className="tq-none" role="img" aria-label="Nobody handles it">
            –
          </span>
        )}
      </Link>
    </li>
  )
}
