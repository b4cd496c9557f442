import type { Transaction } from '#platform/db/transaction.ts'
import { record } from '../record.ts'
import type { Share } from '../share-out.ts'
import { findDivisionInForce, type Team } from '../team-queries.ts'
import { listLosers, moveShare, partOf } from './share-rules.ts'
import type { WaitingDivision } from './waiting-division.ts'
import { writeDivision } from './write-division.ts'

/**
 * What newcomers of managers wait for in a division that was not agreed to yet: how much each is to get out of the owner's share. One by which
 * anybody else gives is none of theirs, and nobody's word is passed over by taking it up again.
 */
export function promisedIn(
  waited: Pick<WaitingDivision, 'proposedBy' | 'shares'> | undefined,
  before: readonly Share[],
  ownerId: string,
): Share[] {
  if (!waited || waited.proposedBy === ownerId) return []
  if (listLosers(before, waited.shares).some((id) => id !== ownerId)) return []
  return waited.shares
    .map(({ memberId, basisPoints }) => ({ memberId, basisPoints: basisPoints - partOf(before, memberId) }))
    .filter(({ basisPoints }) => basisPoints > 0)
}

/** Asks the owner for it by the division that holds now, the first before the others, as far as their share goes. */
export async function askOwnerFor(
  tx: Transaction,
  team: Team,
  { promised, proposedBy }: { promised: readonly Share[]; proposedBy: string | null },
): Promise<void> {
  const { shares } = await findDivisionInForce(tx.db, team.id)
  const next = promised.reduce<readonly Share[]>(
    (from, { memberId: to, basisPoints }) =>
      basisPoints > partOf(from, team.ownerId)
        ? from
        : moveShare(from, { from: team.ownerId, to, basisPoints }),
    shares,
  )
  if (next === shares) return
  const number = await writeDivision(tx, team, {
    shares: next,
    state: 'waiting',
    proposedBy,
    asks: [team.ownerId],
  })
  await record(tx, team, { what: 'shares-proposed', byId: proposedBy, words: `version ${number}` })
}
