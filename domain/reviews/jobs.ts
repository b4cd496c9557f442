import { z } from 'zod'
import { clockActor } from '#domain/actor.ts'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { followDeal } from './follow-deal.ts'
import { tellOfReviews, toldKinds } from './tell-of-reviews.ts'
import { listDueReviews, revealDue } from './reveal-reviews.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'reviews.reveal': NoData
    'reviews.follow-deal': { dealId: string }
    'reviews.tell': { dealId: string; what: (typeof toldKinds)[number]; reviewId?: string | undefined }
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

/** Letters about reviews: written, public, replied to. */
export const tellOfReviewsJob = defineJob({
  name: 'reviews.tell',
  data: z.object({ dealId: z.uuid(), what: z.enum(toldKinds), reviewId: z.uuid().optional() }),
  async run({ transaction, settings, config }: JobServices, told) {
    const given = { settings: settings.current(), siteOrigin: config.origin }
    await transaction((tx) => tellOfReviews(tx, clockActor, told, given))
  },
})
