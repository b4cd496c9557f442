import { Link } from 'react-router'
import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { Time } from '#app/ui/time/time.tsx'
import type { RefusedForm } from '#app/forms/refused-form.ts'

export type FormsProps = { limits: Record<string, TextLimits>; refused: RefusedForm | undefined }
type WaitingAppeal = { number: number; name: string; words: string; sentAt: Date; dueAt: Date }

/** Those that wait, each leading to where all appeals are decided. */
export function Appeals({ appeals, now }: { appeals: readonly WaitingAppeal[]; now: Date }) {
  if (appeals.length === 0) return <p className="soft">No appeal waits.</p>
  return (
    <ul className="admin-cases">
      {appeals.map((appeal) => (
        <li key={appeal.number} className="stack">
          <h3>
            <Link to={`/admin/market/reports/appeals/${appeal.number}`}>{appeal.name}</Link>
          </h3>
          <p className="admin-said">{appeal.words}</p>
          <p className="small soft">
            Sent <Time at={appeal.sentAt} now={now} />, to be decided until{' '}
            <Time at={appeal.dueAt} now={now} />
          </p>
        </li>
      ))}
    </ul>
  )
}
