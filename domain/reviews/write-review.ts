import { and, eq, isNotNull } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { enterToReview, type ReviewedDeal } from '#domain/deals/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { revealReviews, tellWaiting } from './reveal-reviews.ts'
import type { BuyerReview, SellerReview } from './review-input.ts'
import { meanOf } from './review-rules.ts'
import { review } from './schema.server.ts'

const TOO_LATE = 'The time for reviews of this deal has passed'

/** A buyer on the seller's work. */
export async function reviewSeller(
  tx: Transaction,
  actor: MemberActor,
  { dealId, text, ...parts }: SellerReview & { dealId: string },
): Promise<void> {
  const deal = await enterToReview(tx, actor, dealId)
  if (deal.by !== 'buyer') throw new Conflict('You sold in this deal: review the buyer')
  await write(
    tx,
    deal,
    { by: 'buyer', authorId: actor.id, aboutId: deal.sellerId, teamId: deal.teamId },
    text,
    {
      rating: meanOf(parts),
      ...parts,
    },
  )
}

/** A seller on the buyer. */
export async function reviewBuyer(
  tx: Transaction,
  actor: MemberActor,
  { dealId, text, rating }: BuyerReview & { dealId: string },
): Promise<void> {
  const deal = await enterToReview(tx, actor, dealId)
  if (deal.by !== 'seller') throw new Conflict('You bought in this deal: review the seller')
  await write(tx, deal, { by: 'seller', authorId: actor.id, aboutId: deal.buyerId }, text, {
    rating: rating * 100,
  })
}

type Sides = Pick<typeof review.$inferInsert, 'by' | 'authorId' | 'aboutId' | 'teamId'>
type Stars = Pick<typeof review.$inferInsert, 'rating' | 'communication' | 'quality' | 'timing'>

async function write(
  tx: Transaction,
  deal: ReviewedDeal,
  sides: Sides,
  text: string,
  stars: Stars,
): Promise<void> {
  const closesAt = expectOpen(deal, tx.now)
  const [made] = await tx.db
    .insert(review)
    .values({
      dealId: deal.dealId,
      ...sides,
      serviceId: deal.serviceId,
      bought: deal.bought,
      priceMinor: Number(deal.priceMinor),
      ...stars,
      text,
      writtenAt: tx.now,
      revealsAt: closesAt,
    })
    .onConflictDoNothing()
    .returning({ id: review.id })
  if (!made) throw new Conflict('You have reviewed this deal already')
  // Nobody writes who can read what the other side wrote, whatever time is left.
  const isOtherShown = and(eq(review.dealId, deal.dealId), isNotNull(review.revealedAt))
  if ((await tx.db.$count(review, isOtherShown)) > 0) throw new Conflict(TOO_LATE)
  await tellWaiting(tx, deal, closesAt)
  await revealReviews(tx, deal)
}

/** Only work that was done can be reviewed, and only for a time. */
function expectOpen({ state, closesAt }: ReviewedDeal, now: Date): Date {
  if (state === 'disputed') throw new Conflict('A dispute is open: review the deal when it is over')
  if (state !== 'completed' || !closesAt) throw new Conflict('Only a completed deal can be reviewed')
  if (now >= closesAt) throw new Conflict(TOO_LATE)
  return closesAt
}
