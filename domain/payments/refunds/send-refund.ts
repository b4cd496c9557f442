import { and, asc, eq, gt, lt } from 'drizzle-orm'
import { HOUR_MS } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { RunInTransaction } from '#platform/db/transaction.ts'
import { log } from '#platform/log/log.ts'
import { RefundRefused } from '#platform/payments/payment-provider.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { payment, paymentRefund } from '../schema.server.ts'
import { noteRefundSent, returnRefund } from './end-refund.ts'

type Parts = { db: Db; transaction: RunInTransaction; payments: Payments }

/** Asks the provider to send a refund to its payer, outside of any transaction. What it refuses for good comes back. */
export async function sendRefund({ db, transaction, payments }: Parts, refundId: string): Promise<void> {
  const [found] = await db
    .select({ refund: paymentRefund, payment })
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
    .where(eq(paymentRefund.id, refundId))
  if (!found || found.refund.state !== 'asked') return
  const { id: paymentId, reference, provider: name, currency, refunded } = found.payment
  const provider = payments.find(name)
  if (!reference || !provider) throw new Error(`Nobody can send the payment ${paymentId} back`)
  try {
    const { amount } = found.refund
    await provider.refund({ refundId, paymentId, reference, amount, currency, refundedSoFar: refunded })
  } catch (error) {
    if (!(error instanceof RefundRefused)) throw error
    log.warn({ err: error, refundId, provider: name }, 'a provider refused to send money back')
    // As much may have gone back by hand meanwhile: then this is why it was refused, and its payer has the money.
    await transaction((tx) => returnRefund(tx, refundId, ['asked']))
    return
  }
  await transaction((tx) => noteRefundSent(tx, refundId))
}

/** Providers know a refund that is asked for again for a day; what is older is for a person to look at. */
const KNOWN_MS = 20 * HOUR_MS

/** Tries again what its job gave up on. */
export async function resendRefunds(parts: Parts & { now: Date }): Promise<void> {
  const { db, now } = parts
  const waiting = await db
    .select({ id: paymentRefund.id })
    .from(paymentRefund)
    .where(
      and(
        eq(paymentRefund.state, 'asked'),
        gt(paymentRefund.askedAt, new Date(now.getTime() - KNOWN_MS)),
        lt(paymentRefund.askedAt, new Date(now.getTime() - HOUR_MS)),
      ),
    )
    .orderBy(asc(paymentRefund.askedAt))
    .limit(50)
  for (const { id } of waiting)
    await sendRefund(parts, id).catch((error: unknown) =>
      log.warn({ err: error, refundId: id }, 'a refund could not be sent'),
    )
}
