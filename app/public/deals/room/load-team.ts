import { findFaces } from '#domain/accounts/index.ts'
import { listInTeam } from '#domain/deals/index.ts'
import { isDealOver } from '#domain/deals/states.ts'
import type { Db } from '#platform/db/database.ts'
import { percent } from '#platform/money/percent.ts'
import type { RoomContext } from './room-context.ts'

/** The team that sells: who gets which share of this deal, who works on it, and for who chooses them, among whom. */
export async function loadTeam(db: Db, { room, sides, team, party, isInvited }: RoomContext) {
  const { teamId, state } = room.deal
  if (!team || !teamId || isInvited) return null
  const inTeam = await listInTeam(db, teamId)
  const faces = await findFaces(db, inTeam)
  const people = inTeam.map((id) => ({
    id,
    name: faces.get(id)?.displayName ?? 'Somebody',
    isChosen: room.workerIds.includes(id),
  }))
  return {
    name: team.name,
    to: sides.seller.team ?? '',
    shares: team.people.map(({ memberId, name, basisPoints }) => ({
      id: memberId,
      name,
      share: percent(basisPoints),
    })),
    workers: people.filter(({ isChosen }) => isChosen).map(({ name }) => name),
    choice: party === 'seller' && !room.isWorker && !isDealOver(state) ? people : null,
  }
}

export type RoomTeam = NonNullable<Awaited<ReturnType<typeof loadTeam>>>
