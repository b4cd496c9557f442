import { z } from 'zod'
import type { JobServices } from '#domain/services.ts'
import { defineJob, type NoData } from '#platform/jobs/job.ts'
import { deliverSandboxMessage } from '#platform/payments/deliver-sandbox.ts'
import { type SandboxOutcome, sandboxOutcomes } from '#platform/payments/sandbox.ts'
import { notePayer } from './note-payer.ts'
import { reconcilePayments } from './reconcile.ts'
import { resendRefunds, sendRefund } from './refunds/send-refund.ts'

declare module '#platform/jobs/job.ts' {
  interface Jobs {
    'payments.reconcile': NoData
    'payments.note-payer': { paymentId: string }
    'payments.send-refund': { refundId: string }
    'payments.resend-refunds': NoData
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

/** For what failed so often that its own job gave up. */
const resendRefundsJob = defineJob({
  name: 'payments.resend-refunds',
  data: z.object({}),
  cron: '23 * * * *',
  run: ({ db, transaction, payments, clock }: JobServices) =>
    resendRefunds({ db, transaction, payments, now: clock.now() }),
})

const deliverJob = defineJob({
  name: 'payments.deliver-sandbox',
  data: z.object({ sandboxId: z.uuid(), outcome: z.enum(sandboxOutcomes) }),
  retries: 10,
  concurrency: 4,
  run: ({ db, config, clock }: JobServices, delivery) =>
    deliverSandboxMessage({ db, secret: config.secret, origin: config.origin, now: clock.now() }, delivery),
})

export const paymentsJobs = [reconcileJob, notePayerJob, sendRefundJob, resendRefundsJob, deliverJob]
