import { fundMilestones, releaseEarly } from '#domain/deals/index.ts'
import { anAgreedDeal, milestonesOf, type Pair, someContent } from '#domain/deals/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'

/** A deal that is paid and done. */
export async function aCompletedDeal(
  tx: Transaction,
  pair: Pair & { teamId?: string },
  content = someContent(),
): Promise<string> {
  const dealId = await anAgreedDeal(tx, pair, content)
  const milestones = await milestonesOf(tx, dealId)
  await fundMilestones(tx, pair.buyer, { dealId, milestoneIds: milestones.map(({ id }) => id) })
  for (const { id } of milestones) await releaseEarly(tx, pair.buyer, { dealId, milestoneId: id })
  return dealId
}

export const goodWork = {
  communication: 5,
  quality: 4,
  timing: 5,
  text: 'Three sheets on day two, each with a reason.',
}
export const goodBuyer = { rating: 5, text: 'Knew what was wanted, and answered at once.' }
