import { z } from 'zod'
import { clockActor } from '#domain/actor.ts'
import type { JobServices } from '#domain/services.ts'
import { eachAfterAnother } from '#platform/jobs/each-for-itself.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { countAnswers, listAsked } from './answers/count-answers.ts'
import { followDeal } from './write/follow-deal.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'messages.follow-deal': { dealId: string; number: number }
    'messages.count-answers': { memberId: string }
    'messages.count-all-answers': NoData
  }
}

/** A deal took a step: the two sides find it in their conversation. Not in the deal's transaction, whose rows others wait for. */
export const followDealJob = defineJob({
  name: 'messages.follow-deal',
  data: z.object({ dealId: z.uuid(), number: z.number().int() }),
  run: ({ transaction }: JobServices, data) => transaction((tx) => followDeal(tx, clockActor, data)),
})

/** Somebody answered a stranger, for themselves or for a team: their figures or the team's follow. */
export const countAnswersJob = defineJob({
  name: 'messages.count-answers',
  data: z.object({ memberId: z.uuid() }),
  run: ({ transaction }: JobServices, data) => transaction((tx) => countAnswers(tx, clockActor, data)),
})

const BATCH = 200

/** Every night, before levels are given, because silence counts by nothing but the hours that pass. */
export const countAllAnswersJob = defineJob({
  name: 'messages.count-all-answers',
  data: z.object({}),
  cron: '41 2 * * *',
  async run({ db, transaction, clock }: JobServices) {
    await eachAfterAnother<string>((after) => listAsked(db, clock.now(), after, BATCH), {
      run: (memberId) => transaction((tx) => countAnswers(tx, clockActor, { memberId })),
      failure: 'The answers of some members could not be counted',
    })
  },
})
