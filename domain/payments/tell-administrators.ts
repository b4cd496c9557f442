import { visitor } from '#domain/actor.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { ChargebackEvent, PaymentEvent } from '#platform/payments/payment-provider.ts'
import type { Payment } from './schema.server.ts'

/** An alarm in the audit log: someone has to look. */
export async function tellAdministrators(
  tx: Transaction,
  kind: 'payment.unknown' | 'payment.mismatch' | 'payment.refund-short',
  { provider: name, outcome, reference, paymentId, amount, currency }: PaymentEvent | ChargebackEvent,
  found: Payment | undefined,
  origin?: Origin,
  more: Record<string, unknown> = {},
): Promise<void> {
  await recordSecurityEvent(tx, {
    kind,
    actor: visitor,
    memberId: found?.memberId,
    origin,
    details: {
      provider: name,
      outcome,
      reference: reference ?? null,
      paymentId: found?.id ?? paymentId ?? null,
      said: { amount: String(amount), currency },
      ...(found ? { asked: { amount: String(found.amount), currency: found.currency } } : {}),
      ...more,
    },
  })
}
