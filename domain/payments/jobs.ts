import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { deliverSandboxMessage } from '#platform/payments/deliver-sandbox.ts'
import { paymentOutcomes } from '#platform/payments/payment-provider.ts'
import { findPayment } from './queries.ts'
import { reconcilePayments } from './reconcile.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'payments.reconcile': NoData
    'payments.refund': { paymentId: string }
    'payments.deliver-sandbox': { sandboxId: string; outcome: (typeof paymentOutcomes)[number] }
  }
}

/** Every minute: each payment is asked about after ten minutes, and then every hour. */
const reconcileJob = defineJob({
  name: 'payments.reconcile',
  data: z.object({}),
  cron: '* * * * *',
  async run({ db, transaction, payments, clock }: JobServices) {
    await reconcilePayments({ db, transaction, payments, now: clock.now() })
  },
})

const refundJob = defineJob({
  name: 'payments.refund',
  data: z.object({ paymentId: z.uuid() }),
  retries: 10,
  async run({ db, payments }: JobServices, { paymentId }) {
    const found = await findPayment(db, paymentId)
    const provider = found && payments.find(found.provider)
    if (!found?.reference || !provider) throw new Error(`Nobody can give the payment ${paymentId} back`)
    await provider.refund({ paymentId, reference: found.reference })
  },
})

const deliverJob = defineJob({
  name: 'payments.deliver-sandbox',
  data: z.object({ sandboxId: z.uuid(), outcome: z.enum(paymentOutcomes) }),
  retries: 10,
  concurrency: 4,
  run: ({ db, config, clock }: JobServices, delivery) =>
    deliverSandboxMessage({ db, secret: config.secret, origin: config.origin, now: clock.now() }, delivery),
})

export const paymentsJobs = [reconcileJob, refundJob, deliverJob]
