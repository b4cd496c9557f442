import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { sumEscrow } from '#domain/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Minor } from '#platform/money/money.ts'
import { deal, milestone } from '../schema.server.ts'

/** Money in escrow that a member has put there or waits for. */
type HeldMoney = { amount: Minor; milestonesCount: number }

export async function findHeldFor(db: Db, memberId: string): Promise<HeldMoney> {
  const rows = await db
    .select({ id: milestone.id })
    .from(milestone)
    .innerJoin(deal, eq(deal.id, milestone.dealId))
    .where(
      and(
        or(eq(deal.buyerId, memberId), eq(deal.sellerId, memberId)),
        sql`${deal.state} in ('active','disputed')`,
        inArray(milestone.state, ['funded', 'delivered']),
      ),
    )
  const ids = rows.map(({ id }) => id)
  return { amount: await sumEscrow(db, ids), milestonesCount: ids.length }
}
