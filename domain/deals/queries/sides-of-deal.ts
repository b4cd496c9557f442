import { and, eq, isNotNull, or, inArray } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { listPeople } from '../moves/seller-people.ts'
import { deal, dealEvent, dispute } from '../schema.server.ts'
import { cameToNothing, isDealOver } from '../states.ts'

/** Who the two sides of a deal are, for what stands beside it. */
export async function findDealSides(
  db: Db | DrizzleTransaction,
  dealId: string,
): Promise<
  | {
      title: string
      buyerId: string | null
      sellerId: string | null
      teamId: string | null
      proposedBy: string
      isAgreed: boolean
      isOver: boolean
      cameToNothing: boolean
    }
  | undefined
> {
  const [found] = await db
    .select({
      title: deal.title,
      buyerId: deal.buyerId,
      sellerId: deal.sellerId,
      teamId: deal.teamId,
      proposedBy: deal.proposedBy,
      acceptedAt: deal.acceptedAt,
      state: deal.state,
    })
    .from(deal)
    .where(eq(deal.id, dealId))
  if (!found) return undefined
  const { acceptedAt, state, ...sides } = found
  const isAgreed = acceptedAt !== null
  return {
    ...sides,
    isAgreed,
    isOver: isDealOver(state),
    cameToNothing: cameToNothing({ acceptedAt, state }),
  }
}

/** Who sold in each of these deals: the member who stands on paper, and the team in whose name. */
export async function findSellersOfDeals(
  db: Db,
  dealIds: readonly string[],
): Promise<Map<string, { sellerId: string | null; teamId: string | null }>> {
  if (dealIds.length === 0) return new Map()
  const rows = await db
    .select({ id: deal.id, sellerId: deal.sellerId, teamId: deal.teamId })
    .from(deal)
    .where(inArray(deal.id, [...dealIds]))
  return new Map(rows.map(({ id, ...sold }) => [id, sold]))
}

/** Everyone who speaks in the room of a deal now: its two sides, and of a team those who act for it. */
export async function listPeopleOfDeal(db: Db | DrizzleTransaction, dealId: string): Promise<string[]> {
  const [found] = await db.select().from(deal).where(eq(deal.id, dealId))
  return found ? listPeople(db, found) : []
}

/** Whether two members have, or had, a deal with one another: one that both agreed to. Anyone can propose. */
export async function haveDealt(
  db: Db | DrizzleTransaction,
  oneId: string,
  otherId: string,
): Promise<boolean> {
  const isBetween = (buyerId: string, sellerId: string) =>
    and(eq(deal.buyerId, buyerId), eq(deal.sellerId, sellerId))
  const [found] = await db
    .select({ id: deal.id })
    .from(deal)
    .where(and(isNotNull(deal.acceptedAt), or(isBetween(oneId, otherId), isBetween(otherId, oneId))))
    .limit(1)
  return found !== undefined
}

/** Whether a member has, or had, a deal with a team that both agreed to. */
export async function hasBoughtFromTeam(
  db: Db | DrizzleTransaction,
  memberId: string,
  teamId: string,
): Promise<boolean> {
  const [found] = await db
    .select({ id: deal.id })
    .from(deal)
    .where(and(isNotNull(deal.acceptedAt), eq(deal.buyerId, memberId), eq(deal.teamId, teamId)))
    .limit(1)
  return found !== undefined
}

/** Whether a member has completed a deal, on either side. */
export async function hasCompletedDeal(db: Db | DrizzleTransaction, memberId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: deal.id })
    .from(deal)
    .where(and(eq(deal.state, 'completed'), or(eq(deal.buyerId, memberId), eq(deal.sellerId, memberId))))
    .limit(1)
  return found !== undefined
}

/** Whether a deal is, or was, before the marketplace's people. */
export async function hasDispute(db: Db | DrizzleTransaction, dealId: string): Promise<boolean> {
  const [found] = await db.select({ id: dispute.id }).from(dispute).where(eq(dispute.dealId, dealId)).limit(1)
  return found !== undefined
}

/** Whether it is before them now. */
export async function hasOpenDispute(db: Db | DrizzleTransaction, dealId: string): Promise<boolean> {
  const [found] = await db
    .select({ id: dispute.id })
    .from(dispute)
    .where(and(eq(dispute.dealId, dealId), inArray(dispute.state, ['open', 'appealed'])))
    .limit(1)
  return found !== undefined
}

/** What happened in a deal at one of its numbers, and who did it. */
export async function findDealMoment(
  db: Db | DrizzleTransaction,
  dealId: string,
  number: number,
): Promise<{ kind: string; memberId: string | null } | undefined> {
  const [found] = await db
    .select({ kind: dealEvent.kind, memberId: dealEvent.memberId })
    .from(dealEvent)
    .where(and(eq(dealEvent.dealId, dealId), eq(dealEvent.number, number)))
  return found
}
