import { dateText } from '#app/ui/time/relative-time.ts'
import type { ChangeState } from './change-state.ts'
import { ChangeTag } from './change-tag.tsx'

export type RuleChangeLine = {
  id: number
  title: string
  reason: string
  effectiveAt: Date
  state: ChangeState
}

/** The public log of changes: when it applies, what it is, why. */
export function RuleChanges({ changes }: { changes: readonly RuleChangeLine[] }) {
  if (changes.length === 0) return <p className="soft">Nothing has changed since the hall opened.</p>
  return (
    <ul className="lines changes">
      {changes.map((change) => (
        <li key={change.id}>
          <time dateTime={change.effectiveAt.toISOString()}>{dateText(change.effectiveAt)}</time>
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
