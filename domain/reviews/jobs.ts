import { z } from 'zod'
import { clockActor } from '#domain/actor.ts'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { followDeal } from './follow-deal.ts'
import { listDueReviews, revealDue } from './reveal-reviews.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'reviews.reveal': NoData
    'reviews.follow-deal': { dealId: string }
  }
}

const AT_ONCE = 100

/** Runs when a window closes, and every few minutes for those that closed while nobody ran. */
export const revealReviewsJob = defineJob({
  name: 'reviews.reveal',
  data: z.object({}),
  cron: '*/5 * * * *',
  async run({ db, transaction, clock }: JobServices) {
    for (;;) {
      const due = await listDueReviews(db, clock.now(), AT_ONCE)
      for (const dealId of due) await transaction((tx) => revealDue(tx, clockActor, dealId))
      if (due.length < AT_ONCE) return
    }
  },
})

/** A deal ended: how its seller stands follows, and what was written about it. */
export const followDealJob = defineJob({
  name: 'reviews.follow-deal',
  data: z.object({ dealId: z.uuid() }),
  run: ({ transaction }: JobServices, { dealId }) => transaction((tx) => followDeal(tx, clockActor, dealId)),
})
