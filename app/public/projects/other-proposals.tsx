import { Link } from 'react-router'
import type { ProjectData } from './load-project.server.ts'

/** The ways from the proposal that is shown to others that are one's own to keep, and to one more. */
export function OtherProposals({
  kept,
  mine,
  mayPropose,
}: Pick<ProjectData, 'kept' | 'mine' | 'mayPropose'>) {
  const newAt = mine && mayPropose ? kept.newAt : null
  if (kept.others.length === 0 && !newAt) return null
  return (
    <ul className="small">
      {kept.others.map(({ to, teamName }) => (
        <li key={to}>
          <Link to={to}>{teamName ? `See the proposal of ${teamName}` : 'See your own proposal'}</Link>
        </li>
      ))}
      {newAt ? (
        <li>
          <Link to={newAt}>Answer in another name</Link>
        </li>
      ) : null}
    </ul>
  )
}
