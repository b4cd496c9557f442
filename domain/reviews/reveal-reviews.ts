import { and, asc, eq, isNull, lte, ne, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { listPeopleOfDeal, lockReviewed, type ReviewedDeal } from '#domain/deals/index.ts'
import { listEverInTeam } from '#domain/teams/index.ts'
import { authorise } from './permissions.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { countFigures } from './count-ratings.ts'
import { review } from './schema.server.ts'

const SIDES = 2

/** Shows what was written about a deal that is locked: when both have written, or when the time is over. */
export async function revealReviews(tx: Transaction, deal: ReviewedDeal): Promise<void> {
  const { closesAt } = deal
  const written = await tx.db.$count(review, isWaiting(deal))
  if (written === 0 || !closesAt) return
  if (written < SIDES && tx.now < closesAt) return waitUntil(tx, deal, closesAt)
  await tx.db.update(review).set({ revealedAt: tx.now }).where(isWaiting(deal))
  await tx.announce({
    kind: 'reviews.revealed',
    dealId: deal.dealId,
    partyIds: await listPeopleOfDeal(tx.db, deal.dealId),
    askedIds: await listAsked(tx, deal),
  })
  await tellChange(tx, deal)
}

const isWaiting = ({ dealId }: ReviewedDeal) =>
  and(eq(review.dealId, dealId), isNull(review.revealedAt), isNull(review.voidedAt))

/** The other side has longer than was said when it was written: the review waits as long, and they are told. */
async function waitUntil(tx: Transaction, deal: ReviewedDeal, closesAt: Date): Promise<void> {
  const postponed = await tx.db
    .update(review)
    .set({ revealsAt: closesAt })
    .where(and(isWaiting(deal), ne(review.revealsAt, closesAt)))
    .returning({ id: review.id })
  if (postponed.length > 0) await tellWaiting(tx, deal, closesAt)
}

/** A review waits until then, unless the other side writes before. */
export async function tellWaiting(
  tx: Transaction,
  { dealId }: Pick<ReviewedDeal, 'dealId'>,
  revealsAt: Date,
): Promise<void> {
  await tx.announce({
    kind: 'review.written',
    dealId,
    revealsAt: revealsAt.toISOString(),
    partyIds: await listPeopleOfDeal(tx.db, dealId),
  })
}

/** Whoever manages a team is asked for its review: by the time it comes, others may, and those may have left. */
export async function listAsked(
  tx: Transaction,
  { buyerId, sellerId, teamId }: Pick<ReviewedDeal, 'buyerId' | 'sellerId' | 'teamId'>,
): Promise<string[]> {
  const ofTeam = teamId ? await listEverInTeam(tx.db, teamId) : []
  return [...new Set([buyerId, sellerId, ...ofTeam])]
}

/** What is counted and shown of reviews has changed for both sides of a deal. */
export async function tellChange(
  tx: Transaction,
  deal: Pick<ReviewedDeal, 'serviceId' | 'sellerId' | 'teamId' | 'buyerId'>,
): Promise<void> {
  countFigures(tx, deal)
  await tx.announce({
    kind: 'reviews.changed',
    serviceId: deal.serviceId,
    memberIds: [deal.sellerId, deal.buyerId],
    teamId: deal.teamId,
  })
}

/** Deals whose reviews wait for nothing but their time, which came unless a dispute has moved it; while one is open they stay hidden. */
export async function listDueReviews(db: Db, now: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ dealId: review.dealId })
    .from(review)
    .where(
      and(
        lte(review.revealsAt, now),
        isNull(review.revealedAt),
        isNull(review.voidedAt),
        sql`exists (select 1 from deal where deal.id = ${review.dealId} and deal.state = 'completed')`,
      ),
    )
    .orderBy(asc(review.dealId))
    .limit(most)
  return rows.map(({ dealId }) => dealId)
}

/** Whatever was written is shown if the time is over. Harmless twice. */
export async function revealDue(tx: Transaction, actor: Actor, dealId: string): Promise<void> {
  authorise(actor, 'review.reveal')
  await revealReviews(tx, await lockReviewed(tx, dealId))
}
