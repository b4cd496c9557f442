import { findFaces } from '#domain/accounts/index.ts'
import { nameTeams } from '#domain/teams/index.ts'
import type { Db } from '#platform/db/database.ts'

type Seller = { sellerId: string | null; teamId: string | null }

/** What those who sell are called by others, and where their page is: of a team the team's, whoever of it looks after the service. */
export async function nameSellers(db: Db, sellers: readonly Seller[]) {
  const [faces, teams] = await Promise.all([
    findFaces(
      db,
      sellers.flatMap(({ sellerId, teamId }) => (teamId ? [] : (sellerId ?? []))),
    ),
    nameTeams(
      db,
      sellers.map(({ teamId }) => teamId),
    ),
  ])
  return ({ sellerId, teamId }: Seller): { name: string; to: string } | undefined => {
    const team = teamId ? teams.get(teamId) : undefined
    if (teamId) return team && { name: team.name, to: `/t/${team.slug}` }
    const face = sellerId ? faces.get(sellerId) : undefined
    return face && { name: face.displayName, to: `/user/${face.username}` }
  }
}
