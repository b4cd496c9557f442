import type { Transaction } from '#platform/db/transaction.ts'
import { record } from '../record.ts'
import { moveShare, partOf } from '../shares/share-rules.ts'
import { withdrawWaiting } from '../shares/waiting-division.ts'
import { writeDivision } from '../shares/write-division.ts'
import { findDivisionInForce, type Team } from '../team-queries.ts'
import type { Invitation } from './lock-invitation.ts'

/**
 * A newcomer's share comes out of the owner's (decision 55). Whom the owner invited has it at once, since the owner has agreed by
 * inviting; whom a manager invited begins with nothing, and the share waits for the owner's word.
 */
export async function giveNewcomerShare(
  tx: Transaction,
  team: Team,
  { basisPoints, invitedBy }: Invitation,
  newcomerId: string,
): Promise<void> {
  const { shares } = await findDivisionInForce(tx.db, team.id)
  // What waited named other people. What newcomers before this one wait for is asked for once more, with this.
  const waited = await withdrawWaiting(tx, team, newcomerId)
  const give = (from: typeof shares, points: number) =>
    moveShare(from, { from: team.ownerId, to: newcomerId, basisPoints: points })
  const byOwner = invitedBy === team.ownerId
  const number = await writeDivision(tx, team, {
    shares: give(shares, byOwner ? basisPoints : 0),
    state: 'in-force',
    proposedBy: null,
  })
  await record(tx, team, { what: 'shares-in-force', words: `version ${number}`, tell: [] })
  if (byOwner || basisPoints === 0) return
  const base =
    waited && waited.proposedBy !== team.ownerId && partOf(waited.shares, team.ownerId) >= basisPoints
      ? waited.shares
      : shares
  const next = await writeDivision(tx, team, {
    shares: give(base, basisPoints),
    state: 'waiting',
    proposedBy: invitedBy,
    asks: [team.ownerId],
  })
  await record(tx, team, { what: 'shares-proposed', byId: invitedBy, words: `version ${next}` })
}
