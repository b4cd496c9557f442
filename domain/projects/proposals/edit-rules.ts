import type { ProjectRow, ProposalRow } from '../lock-project.ts'
import { isLive } from '../states.ts'

/** Whether a proposal answers words that the owner has changed since. */
export const isForEarlier = (
  { projectVersion }: Pick<ProposalRow, 'projectVersion'>,
  { version }: Pick<ProjectRow, 'version'>,
): boolean => projectVersion < version

/** What was read stays as it is, unless the project itself did not. */
export function mayEdit(own: ProposalRow, project: ProjectRow): boolean {
  if (project.state !== 'open' || !isLive(own.state)) return false
  return (own.state === 'sent' && own.readAt === null) || isForEarlier(own, project)
}
