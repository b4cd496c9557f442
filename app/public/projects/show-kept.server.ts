import { type FoundProject, takesProposals } from '#domain/projects/index.ts'
import { nameTeams } from '#domain/teams/index.ts'
import type { Db } from '#platform/db/database.ts'

/** Which of the proposals that are theirs to keep somebody is shown, and where the others stand: a team's beside one of their own. */
export async function showKept(
  db: Db,
  { project, kept, own, isLeftToTeam }: FoundProject,
  viewerId: string | undefined,
) {
  const teams = await nameTeams(
    db,
    kept.map(({ teamId }) => teamId),
  )
  const address = `/projects/${project.id}`
  const teamOf = ({ teamId }: { teamId: string | null }) => teams.get(teamId ?? '')?.name ?? null
  const isSender = (one: { sellerId: string }) => one.sellerId === viewerId
  const atNew = `${address}?proposal=new`
  const at = own ? `${address}?proposal=${own.id}` : kept.length > 0 ? atNew : address
  return {
    at,
    writeAt: own ? `${at}&edit=proposal` : at,
    /** In whose name it stands, where that is not one's own. */
    teamName: own ? teamOf(own) : null,
    isSender: own !== undefined && isSender(own),
    isLeftToTeam,
    others: kept
      .filter((one) => one !== own)
      .map((one) => ({ to: `${address}?proposal=${one.id}#mine`, teamName: teamOf(one) })),
    /** Where they can answer as well who have not done it themselves. */
    newAt: takesProposals(project) && own && !isLeftToTeam && !kept.some(isSender) ? `${atNew}#mine` : null,
  }
}
