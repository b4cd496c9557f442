import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { add, type Minor } from '#platform/money/money.ts'
import { enterAsClock, enterRoom, memberOf, type LockedDeal } from '../moves/locked-deal.ts'
import { authorise } from '../permissions.ts'
import type { DealState, Party } from '../states.ts'
import { findReviewsCloseAt } from './find-reviews-close.ts'
import { whyNotReview } from './who-reviews.ts'

/** What of a deal a review of it needs. */
export type ReviewedDeal = {
  dealId: string
  state: DealState
  buyerId: string
  sellerId: string
  teamId: string | null
  serviceId: string | null
  /** The package of an order, else the title. */
  bought: string
  priceMinor: Minor
  /** Until when both may write; none while the deal does not stand completed. */
  closesAt: Date | undefined
}

/** Locks the deal, so that of two who write at once the second sees the first; for a stranger there is none. */
export async function enterToReview(
  tx: Transaction,
  actor: MemberActor,
  dealId: string,
): Promise<ReviewedDeal & { by: Party }> {
  authorise(actor, 'deal.review')
  const room = await enterRoom(tx, actor, dealId)
  const standing = { party: room.by, isWorker: room.isWorker ?? false, teamId: room.deal.teamId }
  const refusal = await whyNotReview(tx.db, standing, actor.id)
  if (refusal) throw refusal
  return { ...(await reviewedAs(tx, room)), by: room.by }
}

/** The same for a job. */
export async function lockReviewed(tx: Transaction, dealId: string): Promise<ReviewedDeal> {
  return reviewedAs(tx, await enterAsClock(tx, dealId))
}

async function reviewedAs(tx: Transaction, { deal, milestones }: LockedDeal): Promise<ReviewedDeal> {
  const [first] = milestones
  // What was dropped was never bought.
  const bought = milestones.filter(({ state }) => state !== 'dropped')
  const { id, endedAt, rules } = deal
  return {
    dealId: id,
    state: deal.state,
    buyerId: memberOf(deal, 'buyer'),
    sellerId: memberOf(deal, 'seller'),
    teamId: deal.teamId,
    serviceId: deal.serviceId,
    bought: deal.origin === 'order' && first ? first.title : deal.title,
    priceMinor: add(...bought.map(({ priceMinor }) => priceMinor)),
    closesAt:
      endedAt && deal.state === 'completed'
        ? await findReviewsCloseAt(tx.db, { id, endedAt, reviewWindowDays: rules.reviewWindowDays })
        : undefined,
  }
}
