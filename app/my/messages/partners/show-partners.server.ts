import type { MemberEdge } from '#app/edge.ts'
import { avatarUrl, findFaces } from '#domain/accounts/index.ts'
import { findPresence, type Partner } from '#domain/messages/index.ts'
import { isOnline } from '#domain/messages/presence-rules.ts'
import { nameTeams } from '#domain/teams/index.ts'

export type PartnerView = {
  name: string
  avatar: string | null
  isOnline: boolean
  /** The team of one's own that they talk with. */
  toTeam: string | null
}

/** With whom one talks, by name: several at once, for a list. */
export async function showPartners(
  { db, actor, clock }: MemberEdge,
  partners: readonly Partner[],
): Promise<(partner: Partner) => PartnerView> {
  const now = clock.now()
  const ids = [...new Set(partners.flatMap(({ memberId }) => memberId ?? []))]
  const faces = await findFaces(db, ids)
  const seen = await findPresence(db, actor, ids, now)
  const teams = await nameTeams(
    db,
    partners.map(({ teamId }) => teamId),
  )
  return ({ memberId, teamId }) => {
    const team = teams.get(teamId ?? '')
    if (team && memberId === null) return { name: team.name, avatar: null, isOnline: false, toTeam: null }
    const face = faces.get(memberId ?? '')
    return {
      name: face?.displayName ?? 'A member who left',
      avatar: face ? avatarUrl(face.avatarKey) : null,
      isOnline: isOnline(seen.get(memberId ?? ''), now),
      toTeam: team?.name ?? null,
    }
  }
}
