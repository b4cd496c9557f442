import { visitor } from '#domain/actor.ts'
import { heldForChargeback, lockMoney, postTransfer } from '#domain/ledger/index.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { negated, smallest } from '#platform/money/money.ts'
import type { ChargebackEvent } from '#platform/payments/payment-provider.ts'
import { chargeback, type Chargeback, type Payment } from '../schema.server.ts'

/**
 * A bank wants money back: as much of it as is on the member's balance is held at once, paid-in money first, and the rest is a
 * debt. Nobody who was paid from it loses anything. Whoever calls holds the payment.
 */
export async function openChargeback(
  tx: Transaction,
  paid: Payment,
  { provider, reference, amount, currency, cause }: ChargebackEvent,
  origin?: Origin,
): Promise<Chargeback> {
  const { memberId } = paid
  const held = smallest(amount, await lockMoney(tx, memberId))
  const [made] = await tx.db
    .insert(chargeback)
    .values({
      paymentId: paid.id,
      memberId,
      provider,
      reference,
      amount,
      currency,
      held,
      cause: cause.slice(0, 200),
      openedAt: tx.now,
    })
    .returning()
  if (!made) throw new Error('No chargeback was written')
  await postTransfer(tx, {
    kind: 'chargeback',
    key: `chargeback:${made.id}`,
    subject: { kind: 'chargeback', id: made.id },
    postings: [
      { spentBy: memberId, amount: negated(held) },
      { account: heldForChargeback(made.id), amount: held },
    ],
  })
  await recordSecurityEvent(tx, {
    kind: 'chargeback.opened',
    actor: visitor,
    memberId,
    origin,
    details: {
      chargebackId: made.id,
      number: made.number,
      paymentId: paid.id,
      amount: String(amount),
      held: String(held),
      currency,
    },
  })
  await tx.announce({ kind: 'chargeback.moved', chargebackId: made.id, memberId, state: 'open' })
  return made
}
