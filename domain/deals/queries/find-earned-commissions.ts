import { eq, inArray } from 'drizzle-orm'
import { computeFees } from '#domain/ledger/index.ts'
import type { Share } from '#domain/teams/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { zero, type Minor } from '#platform/money/money.ts'
import { claimsEndAt } from '../disputes/claim-rules.ts'
import { deal, dealShare, milestone } from '../schema.server.ts'

export type MilestoneCommission = {
  dealId: string
  buyerId: string | null
  sellerId: string
  /** By which a team divides what it earned; empty where one person sold. */
  shares: Share[]
  /** On what was earned in the end: nothing of it is on what went back. */
  commission: Minor
  /** After this nobody can have any of it back; nothing while the deal goes on or is argued about. */
  finalAt: Date | null
}

/** Our commission on milestones, by the arithmetic that posted it. */
export async function findEarnedCommissions(
  db: Db | DrizzleTransaction,
  milestoneIds: readonly string[],
): Promise<Map<string, MilestoneCommission>> {
  if (milestoneIds.length === 0) return new Map()
  const rows = await db
    .select({
      id: milestone.id,
      dealId: deal.id,
      buyerId: deal.buyerId,
      sellerId: deal.sellerId,
      teamId: deal.teamId,
      feeBearer: deal.feeBearer,
      rules: deal.rules,
      earnedMinor: milestone.earnedMinor,
      state: deal.state,
      endedAt: deal.endedAt,
    })
    .from(milestone)
    .innerJoin(deal, eq(deal.id, milestone.dealId))
    .where(inArray(milestone.id, [...milestoneIds]))
  const ofTeams = rows.filter(({ teamId }) => teamId !== null).map(({ dealId }) => dealId)
  const shares =
    ofTeams.length > 0 ? await db.select().from(dealShare).where(inArray(dealShare.dealId, ofTeams)) : []
  return new Map(
    rows.map(({ id, earnedMinor, rules, feeBearer, dealId, buyerId, sellerId, state, endedAt }) => [
      id,
      {
        dealId,
        buyerId,
        sellerId: sellerId ?? '',
        shares: shares.filter((share) => share.dealId === dealId),
        commission: computeFees(earnedMinor ?? zero, rules, feeBearer).commission,
        finalAt: state === 'disputed' ? null : claimsEndAt({ endedAt, rules }),
      },
    ]),
  )
}
