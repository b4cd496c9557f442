import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import { sumEscrow } from '#domain/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import { add, type Minor } from '#platform/money/money.ts'
import { deal, dealShare, dispute, milestone } from '../schema.server.ts'
import { heldFor, pricedAs } from '../settle-rules.ts'
import { partsOf } from './paid-rules.ts'

type Held = { amount: Minor; milestonesCount: number }
/** Money in escrow that a member has put there, and what others have put there for their work: of a team's, their share. */
type HeldMoney = { paying: Held; earning: Held }

const isUnderWay = and(
  sql`${deal.state} in ('active','disputed')`,
  inArray(milestone.state, ['funded', 'delivered']),
)

/** An appeal put back what the buyer had got of it. */
const isAppealed = sql`exists (select 1 from ${dispute} where ${dispute.milestoneId} = ${milestone.id} and ${dispute.state} = 'appealed' and ${dispute.appealHeldMinor} > 0)`

export async function findHeldFor(db: Db, memberId: string): Promise<HeldMoney> {
  const rows = await db
    .select({ id: milestone.id, buyerId: deal.buyerId })
    .from(milestone)
    .innerJoin(deal, eq(deal.id, milestone.dealId))
    .where(
      and(
        or(eq(deal.buyerId, memberId), eq(deal.sellerId, memberId)),
        or(eq(deal.buyerId, memberId), isNull(deal.teamDivision)),
        or(isUnderWay, and(eq(deal.buyerId, memberId), isAppealed)),
      ),
    )
  const heldIn = async (ids: string[]) => ({ amount: await sumEscrow(db, ids), milestonesCount: ids.length })
  const idsOf = (isBuyer: boolean) =>
    rows.filter(({ buyerId }) => (buyerId === memberId) === isBuyer).map(({ id }) => id)
  const own = await heldIn(idsOf(false))
  const ofTeams = await findHeldForTeamsOf(db, memberId)
  return {
    paying: await heldIn(idsOf(true)),
    earning: {
      amount: add(own.amount, ofTeams.amount),
      milestonesCount: own.milestonesCount + ofTeams.milestonesCount,
    },
  }
}

async function findHeldForTeamsOf(db: Db, memberId: string): Promise<Held> {
  const rows = await db
    .select({ deal, milestone })
    .from(dealShare)
    .innerJoin(deal, eq(deal.id, dealShare.dealId))
    .innerJoin(milestone, eq(milestone.dealId, deal.id))
    .where(and(eq(dealShare.memberId, memberId), isUnderWay))
  const dealIds = [...new Set(rows.map((row) => row.deal.id))]
  const shares =
    dealIds.length === 0 ? [] : await db.select().from(dealShare).where(inArray(dealShare.dealId, dealIds))
  const parts = rows.flatMap(({ deal: of, milestone: part }) =>
    partsOf(
      { deal: of, shares: shares.filter(({ dealId }) => dealId === of.id) },
      heldFor(pricedAs(of, part)),
    ),
  )
  const mine = parts.filter((part) => part.memberId === memberId).map(({ amount }) => amount)
  return { amount: add(...mine), milestonesCount: rows.length }
}
