import type { ProjectRow, ProposalRow } from '../lock-project.ts'
import { whyNot } from '../policy.ts'
import { isLive } from '../states.ts'

/** Whether a proposal answers words that the owner has changed since. */
export const isForEarlier = (
  { projectVersion }: Pick<ProposalRow, 'projectVersion'>,
  { version }: Pick<ProjectRow, 'version'>,
): boolean => projectVersion < version

/**
 * It ended only because its project was taken down, and that is open again: nobody has declined it. Who was passed over, or did not
 * agree to a deal, ended while the project stood.
 */
export function maySendAnew(own: ProposalRow, project: ProjectRow): boolean {
  const { openedAt } = project
  if (whyNot(project, 'award') || own.state !== 'declined') return false
  if (!openedAt || !own.endedAt || !own.givenBackAt) return false
  return own.endedAt.getTime() === own.givenBackAt.getTime() && own.endedAt <= openedAt
}

/** Its seller says that it stands though the project was changed after it. */
export const mayConfirm = (own: ProposalRow, project: ProjectRow): boolean =>
  !whyNot(project, 'award') && isLive(own.state) && isForEarlier(own, project)

/** What was read stays as it is, unless the project itself did not. */
export function mayEdit(own: ProposalRow, project: ProjectRow): boolean {
  if (whyNot(project, 'award') || !isLive(own.state)) return false
  return (own.state === 'sent' && own.readAt === null) || isForEarlier(own, project)
}
