import { fundMilestones } from '#domain/deals/index.ts'
import { anAgreedDeal, aPair, aTeamPair, milestonesOf, type Pair } from '#domain/deals/testing.ts'
import type { RunInTransaction, Transaction } from '#platform/db/transaction.ts'

export type { Pair }

/** A deal of one milestone whose money waits in escrow. */
export type Funded = Pair & { dealId: string; milestoneId: string }

/** So many pairs, each with one who has money. */
export async function makePairs(transaction: RunInTransaction, count: number): Promise<Pair[]> {
  const pairs: Pair[] = []
  for (let made = 0; made < count; made++) pairs.push(await transaction((tx) => aPair(tx)))
  return pairs
}

/** A pair whose seller owns a team with these shares, the first of which is theirs. */
export const makeTeam = (
  transaction: RunInTransaction,
  shares: readonly [number, ...number[]],
): Promise<Pair & { teamId: string }> => transaction((tx) => aTeamPair(tx, shares))

export async function aFundedDeal(tx: Transaction, pair: Pair & { teamId?: string }): Promise<Funded> {
  const dealId = await anAgreedDeal(tx, pair)
  const milestoneId = (await milestonesOf(tx, dealId))[0]?.id ?? ''
  await fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [milestoneId] })
  return { ...pair, dealId, milestoneId }
}
