import { and, desc, eq, gt, gte, inArray, lt } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Minor } from '#platform/money/money.ts'
import { deal, milestone } from '../schema.server.ts'

/** Where money may have been earned. */
const BEGUN = ['active', 'disputed', 'completed', 'cancelled'] as const
const MOST = 2_000

/**
 * What a seller earned, milestone by milestone, with the terms by which its commission was posted. Oldest first; of more than can be read
 * at once the newest, as they say what is true now.
 */
export async function listCommissions(db: Db, sellerId: string, { from, to }: { from: Date; to: Date }) {
  const rows = await db
    .select({
      dealId: deal.id,
      title: deal.title,
      buyerId: deal.buyerId,
      feeBearer: deal.feeBearer,
      rules: deal.rules,
      earnedMinor: milestone.earnedMinor,
      endedAt: milestone.endedAt,
    })
    .from(deal)
    .innerJoin(milestone, eq(milestone.dealId, deal.id))
    .where(
      and(
        eq(deal.sellerId, sellerId),
        inArray(deal.state, [...BEGUN]),
        // Whatever ends a milestone changes its deal: older ones need not be opened.
        gte(deal.changedAt, from),
        gte(milestone.endedAt, from),
        lt(milestone.endedAt, to),
        gt(milestone.earnedMinor, 0n as Minor),
      ),
    )
    .orderBy(desc(milestone.endedAt), desc(milestone.id))
    .limit(MOST)
  return rows
    .toReversed()
    .flatMap(({ earnedMinor, endedAt, ...row }) =>
      earnedMinor === null || endedAt === null ? [] : [{ ...row, earnedMinor, endedAt }],
    )
}

export type EarnedPart = Awaited<ReturnType<typeof listCommissions>>[number]
