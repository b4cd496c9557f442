import { dateText } from '#app/ui/time/relative-time.ts'
import type { ChangeState } from './change-state.ts'
import { ChangeTag } from './change-tag.tsx'

export type RuleChangeLine = {
  id: number | string
  title: string
  reason: string
  /** When it applies, or when it was withdrawn. */
  at: Date
  state: ChangeState
}

/** The public log of changes: when, what it is, why, and what became of it. */
export function RuleChanges({ changes }: { changes: readonly RuleChangeLine[] }) {
  if (changes.length === 0) return <p className="soft">Nothing has changed since the marketplace opened.</p>
  return (
    <ul className="lines changes">
      {changes.map((change) => (
        <li key={change.id}>
          <time dateTime={change.at.toISOString()}>{dateText(change.at)}</time>
          <div>
            <h3>{change.title}</h3>
            <p>{change.reason}</p>
          </div>
          <ChangeTag state={change.state} />
        </li>
      ))}
    </ul>
  )
}
