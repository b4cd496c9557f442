import type { MemberEdge } from '#app/edge.ts'
import { findHidden } from '#app/shared/blocks/find-hidden.server.ts'
import { presenceWords } from '#app/shared/messages/presence-words.ts'
import { zonedFormat } from '#app/shared/zoned-format.ts'
import { avatarUrl, findFaces, findPeople } from '#domain/accounts/index.ts'
import { findOwnBlock } from '#domain/blocks/index.ts'
import {
  type Conversation,
  findAbsences,
  findPartners,
  findPresence,
  whyUnreachable,
} from '#domain/messages/index.ts'
import { findTeam, type Team } from '#domain/teams/index.ts'

/** With whom one talks: a member, or a team, whose people come and go. */
export async function findOther(edge: MemberEdge, conversation: Conversation) {
  const { id, kind } = conversation
  const { db, actor, clock, viewer } = edge
  const { memberId, teamId } = (await findPartners(db, [id], actor.id)).get(id) ?? {}
  const team = teamId ? await findTeam(db, teamId) : undefined
  if (team && !memberId) return showTeam(team, kind)
  const otherId = memberId ?? ''
  const face = (await findFaces(db, [otherId])).get(otherId)
  const isMember = (await findPeople(db, [otherId])).get(otherId)?.state === 'active'
  const isReached = (await whyUnreachable(db, actor.id, conversation, [otherId])) === undefined
  const isBlocked = (await findHidden(edge)).has(otherId)
  const own = isBlocked ? await findOwnBlock(db, actor.id, otherId) : undefined
  const seen = await findPresence(db, actor, [otherId], clock.now())
  return {
    id: otherId,
    name: face?.displayName ?? 'A member who left',
    username: isMember ? (face?.username ?? null) : null,
    to: isMember && face ? `/user/${face.username}` : null,
    avatar: face ? avatarUrl(face.avatarKey) : null,
    presence: isMember ? presenceWords(seen.get(otherId), clock.now(), viewer.timeZone) : null,
    isThere: isReached && (kind === 'deal' || team?.state !== 'dissolved'),
    /** Only whoever did it is told. */
    blockedSince: own ? zonedFormat(own.at, viewer.timeZone, { day: 'numeric', month: 'long' }) : null,
    away: isMember ? await findAway(edge, otherId) : null,
    /** The team of one's own that they write to. */
    writesTo: kind !== 'deal' && team ? { id: team.id, name: team.name } : null,
  }
}

/** The room of a deal outlives the team that sold. */
const showTeam = ({ id, name, slug, state }: Team, kind: Conversation['kind']) => ({
  id,
  name,
  username: null,
  to: `/t/${slug}`,
  avatar: null,
  presence: null,
  isThere: state !== 'dissolved' || kind === 'deal',
  blockedSince: null,
  away: null,
  writesTo: null,
})

/** Until when they are away, if they are. */
async function findAway({ db, clock, viewer }: MemberEdge, id: string): Promise<string | null> {
  const now = clock.now()
  const [absence] = await findAbsences(db, [id], now)
  if (!absence || absence.from > now) return null
  return zonedFormat(new Date(absence.until.getTime() - 1), viewer.timeZone, {
    day: 'numeric',
    month: 'long',
  })
}
