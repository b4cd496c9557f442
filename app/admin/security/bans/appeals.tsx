import { Link } from 'react-router'
import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { Time } from '#app/ui/time/time.tsx'
import type { RefusedForm } from '#app/forms/refused-form.ts'

export type FormsProps = { limits: Record<string, TextLimits>; refused: RefusedForm | undefined }
type WaitingAppeal = { number: number; name: string; words: string; sentAt: Date; dueAt: Date }

type AppealsProps = { appeals: readonly WaitingAppeal[]; isMore: boolean; now: Date }

const REPORTS = '/admin/market/reports'

/** Those that wait, each leading to where all appeals are decided. */
export function Appeals({ appeals, isMore, now }: AppealsProps) {
  return (
    <>
      {appeals.length === 0 ? (
        <p className="soft">No appeal waits.</p>
      ) : (
        <ul className="admin-cases">
          {appeals.map((appeal) => (
            <li key={appeal.number} className="stack">
              <h3>
                <Link to={`${REPORTS}/appeals/${appeal.number}`}>{appeal.name}</Link>
              </h3>
              <p className="admin-said">{appeal.words}</p>
              <p className="small soft">
                Sent <Time at={appeal.sentAt} now={now} />, to be decided until{' '}
                <Time at={appeal.dueAt} now={now} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <p className="row small">
        {isMore ? <Link to={`${REPORTS}?in=appeals`}>All that wait</Link> : null}
        <Link to={`${REPORTS}?in=decided-appeals`}>Decided appeals</Link>
      </p>
    </>
  )
}
