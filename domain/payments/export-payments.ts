import { asc, eq } from 'drizzle-orm'
import { listStatement, type StatementFilters } from '#domain/ledger/index.ts'
import type { Db } from '#platform/db/database.ts'
import { chargeback, type Chargeback, payment, paymentRefund, type PaymentRefund } from './schema.server.ts'

/** All payments of a member with what went back of them, for the file they take along. Which of the staff acted, and what they noted, is left out. */
export async function exportPayments(db: Db, memberId: string) {
  const rows = await db
    .select()
    .from(payment)
    .where(eq(payment.memberId, memberId))
    .orderBy(asc(payment.createdAt))
  const refunds = await db
    .select()
    .from(paymentRefund)
    .where(eq(paymentRefund.memberId, memberId))
    .orderBy(asc(paymentRefund.askedAt))
  const chargebacks = await db
    .select()
    .from(chargeback)
    .where(eq(chargeback.memberId, memberId))
    .orderBy(asc(chargeback.number))
  return rows.map(({ id, purpose, amount, currency, provider, state, createdAt, endedAt }) => ({
    id,
    purpose,
    amountMinor: String(amount),
    currency,
    provider,
    state,
    createdAt,
    endedAt,
    refunds: refunds.filter(({ paymentId }) => paymentId === id).map(toldOfRefund),
    chargebacks: chargebacks.filter(({ paymentId }) => paymentId === id).map(toldOfChargeback),
  }))
}

const toldOfRefund = ({ amount, state, reason, askedAt, endedAt }: PaymentRefund) => ({
  amountMinor: String(amount),
  state,
  reason,
  askedAt,
  endedAt,
})

const toldOfChargeback = ({ number, amount, held, recovered, state, openedAt, endedAt }: Chargeback) => ({
  number,
  amountMinor: String(amount),
  heldMinor: String(held),
  recoveredMinor: String(recovered),
  state,
  openedAt,
  endedAt,
})

const LINES_AT_ONCE = 500

/** Every line of a member's own accounts, newest first, without ever holding all of them. */
export async function* exportStatement(db: Db, memberId: string) {
  for (const which of ['balance', 'clearing'] as const) {
    let before: StatementFilters['before']
    for (;;) {
      const { lines, older } = await listStatement(db, { memberId, of: which }, { before }, LINES_AT_ONCE)
      for (const { transferId, kind, at, amount, parts, balanceAfter, subject, dealId } of lines)
        yield {
          account: which,
          transfer: String(transferId),
          kind,
          at,
          amountMinor: String(amount),
          ...(parts && {
            depositedMinor: String(parts.deposited),
            earnedMinor: String(parts.earned),
          }),
          balanceAfterMinor: String(balanceAfter),
          subject,
          dealId,
        }
      if (!older) break
      before = older
    }
  }
}
