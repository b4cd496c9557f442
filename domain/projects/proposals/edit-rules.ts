import type { ProjectRow, ProposalRow } from '../lock-project.ts'
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
export function maySendAnew(own: ProposalRow, { state, openedAt }: ProjectRow): boolean {
  if (state !== 'open' || own.state !== 'declined' || !openedAt || !own.endedAt || !own.givenBackAt)
    return false
  return own.endedAt.getTime() === own.givenBackAt.getTime() && own.endedAt <= openedAt
}

/** What was read stays as it is, unless the project itself did not. */
export function mayEdit(own: ProposalRow, project: ProjectRow): boolean {
  if (project.state !== 'open' || !isLive(own.state)) return false
  return (own.state === 'sent' && own.readAt === null) || isForEarlier(own, project)
}
