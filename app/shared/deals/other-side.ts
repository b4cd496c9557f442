import type { Party } from '#domain/deals/states.ts'
import type { NamedTeam } from '#domain/teams/index.ts'

type Sides = { otherId: string | null; teamId: string | null }

export type Named = {
  faces: ReadonlyMap<string, { displayName: string; username: string }>
  teams: ReadonlyMap<string, NamedTeam>
}

/** Who a member deals with, and where their page is. Who buys from a team deals with it, whoever owns it. */
export function otherSide({ otherId, teamId }: Sides, as: Party, { faces, teams }: Named) {
  const team = as === 'buyer' && teamId ? teams.get(teamId) : undefined
  if (team) return { name: team.name, to: `/t/${team.slug}` }
  const face = otherId ? faces.get(otherId) : undefined
  return face && { name: face.displayName, to: `/user/${face.username}` }
}
