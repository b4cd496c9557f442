import { z } from 'zod'
import { clockActor } from '#domain/actor.ts'
import type { JobServices } from '#domain/services.ts'
import { ExpectedError } from '#platform/errors/errors.ts'
import { eachAfterAnother } from '#platform/jobs/each-for-itself.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { usePayment } from './pay-for-pro.ts'
import { listDuePro } from './pro-queries.ts'
import { settlePro } from './settle-pro.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'pro.settle-due': NoData
    'pro.use-payment': { memberId: string; plan: string }
  }
}

export const settleDueJob = defineJob({
  name: 'pro.settle-due',
  data: z.object({}),
  cron: '*/5 * * * *',
  async run({ db, transaction, settings, clock }: JobServices) {
    await eachAfterAnother<string>((after) => listDuePro(db, clock.now(), after), {
      run: (memberId) =>
        transaction((tx) => settlePro(tx, clockActor, { memberId }, { settings: settings.current() })),
      failure: 'Some subscriptions could not be settled',
    })
  },
})

export const usePaymentJob = defineJob({
  name: 'pro.use-payment',
  data: z.object({ memberId: z.uuid(), plan: z.string() }),
  retries: 10,
  async run({ transaction, settings }: JobServices, paid) {
    try {
      await transaction((tx) => usePayment(tx, clockActor, paid, { settings: settings.current() }))
    } catch (error) {
      // Spent meanwhile, or another price: the money is on the balance, and the page says what is missing.
      if (!(error instanceof ExpectedError)) throw error
    }
  },
})
