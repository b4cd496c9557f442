import { z } from 'zod'
import { clockActor } from '#domain/actor.ts'
import type { JobServices } from '#domain/services.ts'
import { defineJob } from '#platform/jobs/job.ts'
import { followDeal } from './write/follow-deal.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'messages.follow-deal': { dealId: string; number: number }
  }
}

/** A deal took a step: the two sides find it in their conversation. Not in the deal's transaction, whose rows others wait for. */
export const followDealJob = defineJob({
  name: 'messages.follow-deal',
  data: z.object({ dealId: z.uuid(), number: z.number().int() }),
  run: ({ transaction }: JobServices, data) => transaction((tx) => followDeal(tx, clockActor, data)),
})
