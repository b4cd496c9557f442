import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { takeBackUnbacked } from '../invitations/take-back-unbacked.ts'
import { listPeopleOf, record } from '../record.ts'
import { team as teamTable, teamMember } from '../schema.server.ts'
import { askOwnerFor, promisedIn } from '../shares/promised-to-newcomers.ts'
import { moveShare, partOf } from '../shares/share-rules.ts'
import { withdrawWaiting } from '../shares/waiting-division.ts'
import { writeDivision } from '../shares/write-division.ts'
import { findDivisionInForce, type Team } from '../team-queries.ts'

/**
 * Somebody is not in the team any more: their share goes to the owner at once, until a new division. Deals that were accepted
 * before keep the division of then, with them in it.
 */
export async function endMembership(
  tx: Transaction,
  team: Team,
  {
    memberId,
    byId,
    what,
    reason,
  }: { memberId: string; byId: string | null; what: 'left' | 'removed'; reason?: string },
): Promise<void> {
  const waited = await withdrawWaiting(tx, team, byId)
  await tx.db
    .update(teamMember)
    .set({ leftAt: tx.now })
    .where(and(eq(teamMember.teamId, team.id), eq(teamMember.memberId, memberId), isNull(teamMember.leftAt)))
  await tx.db
    .update(teamTable)
    .set({
      people: team.people - 1,
      offeredTo: team.offeredTo === memberId ? null : team.offeredTo,
    })
    .where(eq(teamTable.id, team.id))
  const { shares } = await findDivisionInForce(tx.db, team.id)
  const given = moveShare(shares, {
    from: memberId,
    to: team.ownerId,
    basisPoints: partOf(shares, memberId),
  })
  const number = await writeDivision(tx, team, {
    shares: given.filter((share) => share.memberId !== memberId),
    state: 'in-force',
    proposedBy: null,
  })
  await takeBackUnbacked(tx, team, { memberId, byId })
  const others = await listPeopleOf(tx, team.id)
  await record(tx, team, { what, byId, aboutId: memberId, reason, tell: [...others, memberId] })
  await record(tx, team, { what: 'shares-in-force', words: `version ${number}`, tell: [] })
  // Newcomers who stay wait for the owner's word as before.
  const promised = promisedIn(waited, shares, team.ownerId).filter((share) => share.memberId !== memberId)
  await askOwnerFor(tx, team, { promised, proposedBy: waited?.proposedBy ?? null })
}
