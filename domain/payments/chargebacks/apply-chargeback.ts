import { and, eq } from 'drizzle-orm'
import { clockActor } from '#domain/actor.ts'
import type { Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { subtract } from '#platform/money/money.ts'
import type { ChargebackEvent } from '#platform/payments/payment-provider.ts'
import type { Applied } from '../apply-event.ts'
import { chargeback, payment, type Payment } from '../schema.server.ts'
import { tellAdministrators } from '../tell-administrators.ts'
import { sumWanted } from './chargeback-queries.ts'
import { endChargeback } from './end-chargeback.ts'
import { openChargeback } from './open-chargeback.ts'

/**
 * Acts on a provider's proved word about a chargeback. Harmless twice and out of order: an end that comes first opens the case
 * too, and what comes after the end changes nothing. Banks take back no more than was paid, however many cases they make of it.
 */
export async function applyChargeback(
  tx: Transaction,
  event: ChargebackEvent,
  origin?: Origin,
): Promise<Applied> {
  const paid = await lockPaid(tx, event)
  if (!paid || event.amount <= 0n || event.amount > paid.amount || event.currency !== paid.currency) {
    await tellAdministrators(tx, paid ? 'payment.mismatch' : 'payment.unknown', event, paid, origin)
    return paid ? 'mismatch' : 'unknown'
  }
  // Its success is not heard of yet: the provider brings this word again.
  if (paid.state !== 'succeeded' && paid.state !== 'refunded')
    throw new Conflict('The payment of this chargeback has not been told of yet')
  const before = await findChargeback(tx, event)
  const outcome = event.outcome === 'chargeback-opened' ? undefined : endOf(event.outcome)
  if (before && (before.state !== 'open' || !outcome)) {
    if (outcome && before.state !== outcome) {
      await tellAdministrators(tx, 'payment.mismatch', event, paid, origin)
      return 'mismatch'
    }
    return 'nothing new'
  }
  if (!before && event.amount > subtract(paid.amount, await sumWanted(tx.db, paid.id))) {
    await tellAdministrators(tx, 'payment.mismatch', event, paid, origin)
    return 'mismatch'
  }
  const found = before ?? (await openChargeback(tx, paid, event, origin))
  if (outcome) await endChargeback(tx, found, { outcome, actor: clockActor, origin })
  return 'applied'
}

const endOf = (outcome: 'chargeback-won' | 'chargeback-lost') =>
  outcome === 'chargeback-won' ? ('won' as const) : ('lost' as const)

async function lockPaid(
  tx: Transaction,
  { paymentId, provider }: ChargebackEvent,
): Promise<Payment | undefined> {
  if (!paymentId) return undefined
  const [row] = await tx.db
    .select()
    .from(payment)
    .where(and(eq(payment.id, paymentId), eq(payment.provider, provider)))
    .for('update')
  return row
}

async function findChargeback(tx: Transaction, { provider, reference }: ChargebackEvent) {
  const [row] = await tx.db
    .select()
    .from(chargeback)
    .where(and(eq(chargeback.provider, provider), eq(chargeback.reference, reference)))
    .for('update')
  return row
}
