import { z } from 'zod'
import { clockActor } from '#domain/actor.ts'
import { findPayment } from '#domain/payments/index.ts'
import type { JobServices } from '#domain/services.ts'
import { readSettings } from '#domain/settings/index.ts'
import { ExpectedError } from '#platform/errors/errors.ts'
import { eachAfterAnother } from '#platform/jobs/each-for-itself.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { usePayment } from './pay-for-pro.ts'
import { listDuePro } from './pro-queries.ts'
import { settlePro } from './settle-pro.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'pro.settle-due': NoData
    'pro.use-payment': { memberId: string; plan: string; paymentId?: string | undefined }
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
  // The version before did not say which payment it was.
  data: z.object({ memberId: z.uuid(), plan: z.string(), paymentId: z.uuid().optional() }),
  retries: 10,
  async run({ db, transaction, settings }: JobServices, { paymentId, ...paid }) {
    const askedAt = paymentId ? (await findPayment(db, paymentId))?.createdAt : undefined
    const asked = askedAt && (await readSettings(db, askedAt))
    // What it costs is what it was said to cost when the payment was asked for.
    const { proMonthlyMinor, proYearlyMinor } = asked ?? settings.current()
    const rules = { ...settings.current(), proMonthlyMinor, proYearlyMinor }
    try {
      await transaction((tx) => usePayment(tx, clockActor, { ...paid, askedAt }, { settings: rules }))
    } catch (error) {
      // Spent meanwhile, or another price: the money is on the balance, and the page says what is missing.
      if (!(error instanceof ExpectedError)) throw error
    }
  },
})
