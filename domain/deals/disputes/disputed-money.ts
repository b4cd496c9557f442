import { and, eq } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Minor } from '#platform/money/money.ts'
import { deal, dispute, milestone } from '../schema.server.ts'
import { pricedAs, settleAgain } from '../settle-rules.ts'

/** What claims ask back of money that has cleared already: it stays on the seller's balance until they end. */
export async function listDisputedMoney(
  db: Db | DrizzleTransaction,
  memberId: string,
): Promise<{ words: string; amount: Minor }[]> {
  const rows = await db
    .select({ deal, milestone, wantedMinor: dispute.wantedMinor })
    .from(dispute)
    .innerJoin(deal, eq(deal.id, dispute.dealId))
    .innerJoin(milestone, eq(milestone.id, dispute.milestoneId))
    .where(
      and(
        eq(deal.sellerId, memberId),
        eq(deal.state, 'disputed'),
        eq(dispute.state, 'open'),
        eq(dispute.isClaim, true),
        eq(dispute.isMoneyHeld, false),
      ),
    )
  return rows.map(({ deal: of, milestone: part, wantedMinor }) => {
    const priced = pricedAs(of, part)
    const { fromSeller } = settleAgain(priced, part.earnedMinor ?? part.priceMinor, wantedMinor)
    return { words: `A claim in “${of.title}”`, amount: fromSeller }
  })
}
