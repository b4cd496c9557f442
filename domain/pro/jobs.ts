import { z } from 'zod'
import { clockActor } from '#domain/actor.ts'
import type { JobServices } from '#domain/services.ts'
import { ExpectedError } from '#platform/errors/errors.ts'
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

/** Each subscription in a transaction of its own: one that fails keeps no other from its renewal, and the job says so at its end. */
export const settleDueJob = defineJob({
  name: 'pro.settle-due',
  data: z.object({}),
  cron: '*/5 * * * *',
  async run({ db, transaction, settings, clock }: JobServices) {
    const failures: unknown[] = []
    for (let after: string | undefined; ;) {
      const due = await listDuePro(db, clock.now(), after)
      for (const memberId of due)
        await transaction((tx) =>
          settlePro(tx, clockActor, { memberId }, { settings: settings.current() }),
        ).catch((error: unknown) => failures.push(error))
      after = due.at(-1)
      if (!after) break
    }
    if (failures.length > 0) throw new AggregateError(failures, 'Some subscriptions could not be settled')
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
