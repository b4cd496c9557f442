import { findListed } from '#domain/accounts/index.ts'
import { findDealReviews } from '#domain/reviews/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { viewReview } from './load-reviews.ts'

type AskedDeal = {
  id: string
  state: string
  endedAt: Date | null
  reviewWindowDays: number
  /** The side of whoever looks; none for an administrator. */
  side: 'buyer' | 'seller' | null
}

/** The reviews of a deal as one of its sides may see them, for its room. */
export async function loadDealReviews(
  db: Db,
  deal: AskedDeal,
  { now, currency }: { now: Date; currency: string },
) {
  const found = await findDealReviews(db, deal.id, deal.side)
  const authors = await findListed(
    db,
    [found.mine?.authorId, found.theirs?.authorId].filter((id) => typeof id === 'string'),
  )
  const closesAt = deal.endedAt ? addDays(deal.endedAt, deal.reviewWindowDays) : null
  const isOpen = deal.state === 'completed' && closesAt !== null && now < closesAt
  return {
    side: deal.side,
    mine: found.mine ? viewReview(found.mine, authors, currency) : null,
    theirs: found.theirs ? viewReview(found.theirs, authors, currency) : null,
    hasOtherWritten: found.hasOtherWritten,
    isRevealed: Boolean(found.mine?.revealedAt ?? found.theirs?.revealedAt),
    closesAt,
    mayWrite: deal.side !== null && isOpen && !found.mine,
    mayReply: deal.side !== null && found.theirs !== null && found.theirs.reply === null,
  }
}

export type DealReviewsView = Awaited<ReturnType<typeof loadDealReviews>>
