import { Form, Link } from 'react-router'
import { counted, days } from '#app/shared/figures/figures.ts'
import { IdeaState } from '#app/shared/ideas/idea-state.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { Time } from '#app/ui/time/time.tsx'
import { addressOf } from './address-of-idea.ts'
import { BulkBar, type Typed } from './bulk-bar.tsx'
import type { DeskData } from './load-desk.ts'

type DeskListProps = {
  desk: DeskData
  current?: number | undefined
  /** What was chosen and typed for several at once, where it was refused. */
  typed?: Typed | undefined
}

/** The ideas at the left. The boxes choose several, to do one thing to all of them. */
export function DeskList({ desk, current, typed }: DeskListProps) {
  const chosen = new Set([typed?.['numbers'] ?? []].flat().map(Number))
  const { rows, words, next, isFirst } = desk
  return (
    <section className="ideas-list" aria-label="Ideas">
      {rows.length === 0 ? (
        <EmptyState title={words ? `No idea here says “${words}”` : 'Nothing waits here'}>
          {words ? 'Try other words, or a number.' : 'Ideas that members propose appear here.'}
        </EmptyState>
      ) : (
        <Form method="post" action={addressOf(desk)} className="ideas-pick" preventScrollReset>
          <ul className="iq" aria-label="Ideas">
            {rows.map((row) => (
              <DeskItem
                key={row.number}
                row={row}
                now={desk.now}
                to={addressOf(desk, { number: row.number })}
                isAt={row.number === current}
                isChosen={chosen.has(row.number)}
              />
            ))}
          </ul>
          <BulkBar states={desk.states} kinds={desk.kinds} into={current} typed={typed} />
        </Form>
      )}
      <p className="row small">
        {isFirst ? null : <Link to={addressOf(desk)}>Back to the first</Link>}
        {next ? <Link to={addressOf(desk, { after: next })}>More ideas</Link> : null}
      </p>
      <Wait desk={desk} />
    </section>
  )
}

function DeskItem({
  row,
  now,
  to,
  isAt,
  isChosen,
}: {
  row: DeskData['rows'][number]
  now: Date
  to: string
  isAt: boolean
  isChosen: boolean
}) {
  const { number, title, votes, state, kind, author, writtenAt } = row
  return (
    <li className={isAt ? 'is-at' : undefined} data-number={number}>
      <label className="check iq-pick">
        <input
          type="checkbox"
          name="numbers"
          value={number}
          defaultChecked={isChosen}
          aria-label={`Select idea ${number}`}
        />
      </label>
      <Link to={to} aria-current={isAt ? 'page' : undefined}>
        <span className="iq-v">
          {formatCount(votes)}
          <span className="sr"> votes</span>
        </span>
        <span className="iq-t">
          <b>{title}</b>
          <small>
            {kind}, {author}
          </small>
        </span>
        <span className="iq-s">
          {state ? <IdeaState state={state} /> : null}
          <small>
            <Time at={writtenAt} now={now} compact quiet />
          </small>
        </span>
      </Link>
    </li>
  )
}

const DAY_MS = 86_400_000

/** How long ideas wait for an answer. */
function Wait({ desk: { waiting, answerDays, now } }: { desk: DeskData }) {
  return (
    <p className="small soft">
      {answerDays === null ? null : `Answered within ${days(Math.round(answerDays))} on average. `}
      {waitWords(waiting, now)}
    </p>
  )
}

function waitWords({ waiting, isMore, oldestAt }: DeskData['waiting'], now: Date): string {
  if (waiting === 0) return 'None waits.'
  if (isMore || !oldestAt) return `At least ${waiting} ideas wait.`
  const oldest = Math.floor((now.getTime() - oldestAt.getTime()) / DAY_MS)
  return `${counted(waiting, 'idea waits', 'ideas wait')}, the oldest ${oldest === 0 ? 'since today' : days(oldest)}.`
}
