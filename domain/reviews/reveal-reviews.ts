import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
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
  const hidden = await tx.db
    .select({ revealsAt: review.revealsAt })
    .from(review)
    .where(and(eq(review.dealId, deal.dealId), isNull(review.revealedAt), isNull(review.voidedAt)))
  const isDue = hidden.length === SIDES || hidden.some(({ revealsAt }) => revealsAt <= tx.now)
  if (deal.state !== 'completed' || !isDue) return
  await tx.db
    .update(review)
    .set({ revealedAt: tx.now })
    .where(and(eq(review.dealId, deal.dealId), isNull(review.revealedAt), isNull(review.voidedAt)))
  await tx.announce({
    kind: 'reviews.revealed',
    dealId: deal.dealId,
    partyIds: await listPeopleOfDeal(tx.db, deal.dealId),
    askedIds: await listAsked(tx, deal),
  })
  await tellChange(tx, deal)
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

/** Deals whose reviews wait for nothing but their time, which has come; a dispute about the money keeps them hidden. */
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

/** The time is over: whatever was written is shown. Harmless twice. */
export async function revealDue(tx: Transaction, actor: Actor, dealId: string): Promise<void> {
  authorise(actor, 'review.reveal')
  await revealReviews(tx, await lockReviewed(tx, dealId))
}
