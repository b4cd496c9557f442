import type { Transaction } from '#platform/db/transaction.ts'
import { record } from '../record.ts'
import { askOwnerFor, promisedIn } from '../shares/promised-to-newcomers.ts'
import { moveShare } from '../shares/share-rules.ts'
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
  const earlier = promisedIn(waited, shares, team.ownerId)
  const byOwner = invitedBy === team.ownerId
  const number = await writeDivision(tx, team, {
    shares: moveShare(shares, {
      from: team.ownerId,
      to: newcomerId,
      basisPoints: byOwner ? basisPoints : 0,
    }),
    state: 'in-force',
    proposedBy: null,
  })
  await record(tx, team, { what: 'shares-in-force', words: `version ${number}`, tell: [] })
  const own = byOwner || basisPoints === 0 ? [] : [{ memberId: newcomerId, basisPoints }]
  await askOwnerFor(tx, team, {
    promised: [...own, ...earlier],
    proposedBy: own.length > 0 ? invitedBy : (waited?.proposedBy ?? null),
  })
}
