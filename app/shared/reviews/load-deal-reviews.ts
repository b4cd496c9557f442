import { findListed } from '#domain/accounts/index.ts'
import { findReviewsCloseAt, whyNotReview } from '#domain/deals/index.ts'
import { findDealReviews } from '#domain/reviews/index.ts'
import type { Db } from '#platform/db/database.ts'
import { viewReview } from './load-reviews.ts'

type AskedDeal = {
  id: string
  state: string
  endedAt: Date | null
  reviewWindowDays: number
  /** The side of whoever looks; none for an administrator. */
  side: 'buyer' | 'seller' | null
  /** They only work on it for a team: its owner and managers speak for it. */
  isWorker: boolean
  teamId: string | null
}

type Looks = { viewerId: string | undefined; now: Date; currency: string }

/** The reviews of a deal as one of its sides may see them, for its room. */
export async function loadDealReviews(db: Db, deal: AskedDeal, { viewerId, now, currency }: Looks) {
  const found = await findDealReviews(db, deal.id, deal.side)
  const authors = await findListed(
    db,
    [found.mine?.authorId, found.theirs?.authorId].filter((id) => typeof id === 'string'),
  )
  const { endedAt } = deal
  const closesAt =
    endedAt && deal.state === 'completed' ? await findReviewsCloseAt(db, { ...deal, endedAt }) : null
  const isRevealed = Boolean(found.mine?.revealedAt ?? found.theirs?.revealedAt)
  const isOpen = closesAt !== null && now < closesAt && !isRevealed
  return {
    side: deal.side,
    mine: found.mine ? viewReview(found.mine, authors, currency) : null,
    theirs: found.theirs ? viewReview(found.theirs, authors, currency) : null,
    hasOtherWritten: found.hasOtherWritten,
    isRevealed,
    closesAt,
    mayWrite: isOpen && !found.mine && (await mayReview(db, deal, viewerId)),
    mayReply: deal.side !== null && !deal.isWorker && found.theirs !== null && found.theirs.reply === null,
  }
}

/** Whether the form is offered: by what the operation would say. */
async function mayReview(db: Db, { side: party, isWorker, teamId }: AskedDeal, viewerId: string | undefined) {
  if (!party || !viewerId) return false
  return (await whyNotReview(db, { party, isWorker, teamId }, viewerId)) === undefined
}

export type DealReviewsView = Awaited<ReturnType<typeof loadDealReviews>>
