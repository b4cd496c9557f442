import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { deliverSandboxMessage } from '#platform/payments/deliver-sandbox.ts'
import { type PaymentProviderName, paymentProviderNames } from '#platform/payments/payment-provider.ts'
import { type SandboxOutcome, sandboxOutcomes } from '#platform/payments/sandbox.ts'
import { notePayer } from './note-payer.ts'
import { reconcilePayments } from './reconcile.ts'
import { compareOpenCases, compareRefunds, compareRefundsOf } from './refunds/compare-refunds.ts'
import { resendRefunds, sendRefund } from './refunds/send-refund.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'payments.reconcile': NoData
    'payments.note-payer': { paymentId: string }
    'payments.send-refund': { refundId: string }
    'payments.resend-refunds': NoData
    'payments.compare-refunds': { paymentId: string }
    'payments.find-came-back': { provider: PaymentProviderName; money: string }
    'payments.deliver-sandbox': { sandboxId: string; outcome: SandboxOutcome }
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

const notePayerJob = defineJob({
  name: 'payments.note-payer',
  data: z.object({ paymentId: z.uuid() }),
  retries: 10,
  run: (services: JobServices, { paymentId }) => notePayer(services, paymentId),
})

const sendRefundJob = defineJob({
  name: 'payments.send-refund',
  data: z.object({ refundId: z.uuid() }),
  retries: 10,
  run: (services: JobServices, { refundId }) => sendRefund(services, refundId),
})

const compareRefundsJob = defineJob({
  name: 'payments.compare-refunds',
  data: z.object({ paymentId: z.uuid() }),
  retries: 10,
  run: (services: JobServices, { paymentId }) => compareRefunds(services, paymentId),
})

const findCameBackJob = defineJob({
  name: 'payments.find-came-back',
  data: z.object({ provider: z.enum(paymentProviderNames), money: z.string() }),
  retries: 10,
  run: (services: JobServices, came) => compareRefundsOf(services, came),
})

/** For what failed so often that its own job gave up, and for what may have come back without a word. */
const resendRefundsJob = defineJob({
  name: 'payments.resend-refunds',
  data: z.object({}),
  cron: '23 * * * *',
  async run({ db, transaction, payments, clock }: JobServices) {
    await resendRefunds({ db, transaction, payments, now: clock.now() })
    await compareOpenCases({ db, transaction, payments })
  },
})

const deliverJob = defineJob({
  name: 'payments.deliver-sandbox',
  data: z.object({ sandboxId: z.uuid(), outcome: z.enum(sandboxOutcomes) }),
  retries: 10,
  concurrency: 4,
  run: ({ db, config, clock }: JobServices, delivery) =>
    deliverSandboxMessage({ db, secret: config.secret, origin: config.origin, now: clock.now() }, delivery),
})

export const paymentsJobs = [
  reconcileJob,
  notePayerJob,
  sendRefundJob,
  resendRefundsJob,
  compareRefundsJob,
  findCameBackJob,
  deliverJob,
]
