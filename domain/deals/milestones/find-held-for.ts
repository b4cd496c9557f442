import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { sumEscrow } from '#domain/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Minor } from '#platform/money/money.ts'
import { deal, milestone } from '../schema.server.ts'

type Held = { amount: Minor; milestonesCount: number }
/** Money in escrow that a member has put there, and what others have put there for their work. */
type HeldMoney = { paying: Held; earning: Held }

export async function findHeldFor(db: Db, memberId: string): Promise<HeldMoney> {
  const rows = await db
    .select({ id: milestone.id, buyerId: deal.buyerId })
    .from(milestone)
    .innerJoin(deal, eq(deal.id, milestone.dealId))
    .where(
      and(
        or(eq(deal.buyerId, memberId), eq(deal.sellerId, memberId)),
        sql`${deal.state} in ('active','disputed')`,
        inArray(milestone.state, ['funded', 'delivered']),
      ),
    )
  const heldIn = async (ids: string[]) => ({ amount: await sumEscrow(db, ids), milestonesCount: ids.length })
  const idsOf = (isBuyer: boolean) =>
    rows.filter(({ buyerId }) => (buyerId === memberId) === isBuyer).map(({ id }) => id)
  return { paying: await heldIn(idsOf(true)), earning: await heldIn(idsOf(false)) }
}
