import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { clockActor } from '#domain/actor.ts'
import type { JobServices } from '#domain/services.ts'
import { listSellersOfOld, type SoldBy } from '#domain/deals/index.ts'
import { eachAfterAnother, eachThatIsDue } from '#platform/jobs/each-for-itself.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { countWithoutOld } from './count-without-old.ts'
import { followDeal } from './follow-deal.ts'
import { listDueReviews, revealDue } from './reveal-reviews.ts'
import { review } from './schema.server.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'reviews.reveal': NoData
    'reviews.follow-deal': { dealId: string }
    'reviews.count-without-old': NoData
    'reviews.tell': {
      dealId: string
      what: 'written' | 'revealed' | 'replied'
      reviewId?: string | undefined
    }
  }
}

const AT_ONCE = 100

/** Runs when a window closes, and every few minutes for those that closed while nobody ran. */
export const revealReviewsJob = defineJob({
  name: 'reviews.reveal',
  data: z.object({}),
  cron: '*/5 * * * *',
  async run({ db, transaction, clock }: JobServices) {
    await eachThatIsDue((most) => listDueReviews(db, clock.now(), most), {
      atOnce: AT_ONCE,
      run: (dealId) => transaction((tx) => revealDue(tx, clockActor, dealId)),
      failure: 'Some reviews could not be shown at their time',
    })
  },
})

/** A deal ended: how its seller stands follows, and what was written about it. */
export const followDealJob = defineJob({
  name: 'reviews.follow-deal',
  data: z.object({ dealId: z.uuid() }),
  run: ({ transaction }: JobServices, { dealId }) => transaction((tx) => followDeal(tx, clockActor, dealId)),
})

const SELLERS_AT_ONCE = 200

/** Every night, before quality is worked out and levels are given, because a rate of the last days changes by nothing but the days that pass. */
export const countWithoutOldJob = defineJob({
  name: 'reviews.count-without-old',
  data: z.object({}),
  cron: '47 1 * * *',
  async run({ db, transaction, clock }: JobServices) {
    const list = (after: SoldBy | undefined) =>
      listSellersOfOld(db, clock.now(), { after, most: SELLERS_AT_ONCE })
    await eachAfterAnother(list, {
      run: (seller) => transaction((tx) => countWithoutOld(tx, seller)),
      failure: 'Some sellers could not be counted without what is too old',
      nameOf: ({ sellerId, teamId }) => teamId ?? sellerId,
    })
  },
})

/** Asked for by the version before, whose processes may still run beside this one: letters follow from what is announced. */
export const tellOfReviewsJob = defineJob({
  name: 'reviews.tell',
  data: z.object({
    dealId: z.uuid(),
    what: z.enum(['written', 'revealed', 'replied']),
    reviewId: z.uuid().optional(),
  }),
  run: ({ transaction }: JobServices, { dealId, what, reviewId }) =>
    transaction(async (tx) => {
      if (what === 'revealed')
        return tx.announce({ kind: 'reviews.revealed', dealId, partyIds: [], askedIds: [] })
      if (what === 'replied')
        return reviewId ? tx.announce({ kind: 'review.replied', dealId, reviewId, partyIds: [] }) : undefined
      const [written] = await tx.db
        .select({ revealsAt: review.revealsAt })
        .from(review)
        .where(eq(review.dealId, dealId))
      if (written)
        await tx.announce({
          kind: 'review.written',
          dealId,
          revealsAt: written.revealsAt.toISOString(),
          partyIds: [],
        })
    }),
})
