import { and, eq, isNotNull, isNull, or } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Minor } from '#platform/money/money.ts'
import { partsBack } from '../milestones/paid-rules.ts'
import { listShares } from '../moves/seller-people.ts'
import { deal, dealShare, dispute, milestone } from '../schema.server.ts'
import { pricedAs, settle } from '../settle-rules.ts'

/** What claims ask back of money that has cleared already: it stays on the seller's balance until they end, of a team on each one's. */
export async function listDisputedMoney(
  db: Db | DrizzleTransaction,
  memberId: string,
): Promise<{ words: string; amount: Minor }[]> {
  const rows = await db
    .select({ deal, milestone, wantedMinor: dispute.wantedMinor })
    .from(dispute)
    .innerJoin(deal, eq(deal.id, dispute.dealId))
    .innerJoin(milestone, eq(milestone.id, dispute.milestoneId))
    .leftJoin(dealShare, and(eq(dealShare.dealId, deal.id), eq(dealShare.memberId, memberId)))
    .where(
      and(
        // One person's deal is its seller's, a team's is of those among whom it was divided.
        or(and(eq(deal.sellerId, memberId), isNull(deal.teamDivision)), isNotNull(dealShare.memberId)),
        eq(deal.state, 'disputed'),
        eq(dispute.state, 'open'),
        eq(dispute.isClaim, true),
        eq(dispute.isMoneyHeld, false),
      ),
    )
  const disputed = []
  for (const { deal: of, milestone: part, wantedMinor } of rows) {
    const priced = pricedAs(of, part)
    const had = settle(priced, part.earnedMinor ?? part.priceMinor).toSeller
    const side = { deal: of, shares: await listShares(db, of) }
    const mine = partsBack(side, had, settle(priced, wantedMinor).toSeller).find(
      (one) => one.memberId === memberId,
    )
    if (mine && mine.amount > 0n) disputed.push({ words: `A claim in “${of.title}”`, amount: mine.amount })
  }
  return disputed
}
