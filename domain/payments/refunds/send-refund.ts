import { and, desc, eq, lt } from 'drizzle-orm'
import { DAY_MS, HOUR_MS } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { RunInTransaction, Transaction } from '#platform/db/transaction.ts'
import { log } from '#platform/log/log.ts'
import { RefundRefused } from '#platform/payments/payment-provider.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { payment, paymentRefund } from '../schema.server.ts'
import { noteRefundSent, returnRefund } from './end-refund.ts'

type Parts = { db: Db; transaction: RunInTransaction; payments: Payments }

/** Providers know a refund that is asked for again for a day: of what is older they are asked first what became of it. */
const KNOWN_MS = 20 * HOUR_MS
/** What a provider that answers has not taken on by then it never will: the money is its member's again. */
const GIVEN_UP_MS = 3 * DAY_MS

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
  const waitedMs = await transaction(async ({ now }) => now.getTime() - found.refund.askedAt.getTime())
  if (waitedMs > KNOWN_MS) {
    const listed = await provider.listRefunds(reference, currency)
    // Asked for again it could go twice: a person has to look, as the ledger's alarm says every night.
    if (!listed) throw new Error(`Nobody can say whether the refund ${refundId} was sent`)
    const before = listed.find((one) => one.refundId === refundId)
    const isOver = before ? !before.stands : waitedMs > GIVEN_UP_MS
    if (isOver) return transaction((tx) => giveUp(tx, { refundId, paymentId }))
    if (before) return transaction((tx) => noteRefundSent(tx, refundId))
  }
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

/** As much may have gone back by hand meanwhile: so it is asked what did. */
async function giveUp(tx: Transaction, about: { refundId: string; paymentId: string }): Promise<void> {
  if (await returnRefund(tx, about.refundId, ['asked']))
    await tx.announce({
      kind: 'payment.went-back-outside',
      paymentId: about.paymentId,
      at: tx.now.toISOString(),
    })
}

const AT_ONCE = 50

/** Tries again what its job gave up on: those that have waited shortest first, since what waits for long may wait for ever. */
export async function resendRefunds(parts: Parts & { now: Date }): Promise<void> {
  const { db, now } = parts
  const waiting = await db
    .select({ id: paymentRefund.id })
    .from(paymentRefund)
    .where(
      and(eq(paymentRefund.state, 'asked'), lt(paymentRefund.askedAt, new Date(now.getTime() - HOUR_MS))),
    )
    .orderBy(desc(paymentRefund.askedAt))
    .limit(AT_ONCE)
  for (const { id } of waiting)
    await sendRefund(parts, id).catch((error: unknown) =>
      log.warn({ err: error, refundId: id }, 'a refund could not be sent'),
    )
}
