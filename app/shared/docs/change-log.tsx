import type { ChangeState } from '#app/shared/figures/change-state.ts'
import { ChangeTag } from '#app/shared/figures/change-tag.tsx'
import { dateText } from '#app/ui/time/relative-time.ts'

export type LoggedChange = {
  id: number | string
  title: string
  reason: string
  announcedAt: Date
  effectiveAt: Date
  state: ChangeState
  withdrawn: { at: Date; reason: string; isCorrection: boolean } | undefined
  /** The idea of a member that it came from. */
  idea: { number: number; title: string } | undefined
  /** Where its words stand, if it is one of words. */
  readAt: string | undefined
}

/** Each change to a fee or rule: what, why, when it was said and when it applies. */
export function ChangeLog({ changes }: { changes: readonly LoggedChange[] }) {
  if (changes.length === 0)
    return <p className="soft">No fee or rule has changed since the marketplace opened.</p>
  return (
    <ul className="lines change-log">
      {changes.map((change) => (
        <li key={change.id} id={`change-${change.id}`}>
          <div>
            <h3>{change.title}</h3>
            <p>{change.reason}</p>
            <p className="small">
              Announced <Day at={change.announcedAt} />, <Became change={change} />
            </p>
            {change.readAt ? (
              <p className="small">
                <a href={change.readAt}>Read this version</a>
              </p>
            ) : null}
            {change.idea ? (
              <p className="small">
                Asked for by members: <a href={`/my/ideas/${change.idea.number}`}>{change.idea.title}</a>
              </p>
            ) : null}
          </div>
          <ChangeTag state={change.state} />
        </li>
      ))}
    </ul>
  )
}

/** What came of an announcement. */
function Became({ change: { state, effectiveAt, withdrawn } }: { change: LoggedChange }) {
  if (withdrawn)
    return (
      <>
        {withdrawn.isCorrection ? 'corrected' : 'withdrawn'} on <Day at={withdrawn.at} /> and never applied:{' '}
        {withdrawn.reason}
      </>
    )
  return (
    <>
      {state === 'announced' ? 'applies from' : 'in force since'} <Day at={effectiveAt} />
    </>
  )
}

function Day({ at }: { at: Date }) {
  return <time dateTime={at.toISOString()}>{dateText(at)}</time>
}
