import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Origin } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid, NotFound } from '#platform/errors/errors.ts'
import { authorise } from '../permissions.ts'
import { chargeback, type Chargeback, payment } from '../schema.server.ts'
import { isSentBack } from './chargeback-rules.ts'
import { endChargeback } from './end-chargeback.ts'

type Decided = { chargebackId: string; outcome: 'won' | 'lost'; note: string }

/** An administrator writes down how a case ended, where the provider has not said so itself. */
export async function decideChargeback(
  tx: Transaction,
  actor: Actor,
  { chargebackId, outcome, note }: Decided,
  { origin }: { origin?: Origin | undefined } = {},
): Promise<void> {
  const found = await lockChargeback(tx, chargebackId)
  authorise(actor, 'chargebacks.decide', { ownerId: found?.memberId ?? '' })
  if (!found) throw new NotFound('There is no such chargeback')
  // Nobody but the provider knows that, and it is asked each hour: the book would have money that its payer has.
  if (outcome === 'won' && isSentBack(found))
    throw new Conflict(
      'It was sent back by hand: that it came back is booked by itself. If the member is to have it all the same, book it as lost and propose a correction',
    )
  if (note === '') throw new Invalid('Say how it ended', { note: ['How it ended: fill this in'] })
  await endChargeback(tx, found, { outcome, actor, note, origin })
}

/** With its payment, which everything about it locks first. */
export async function lockChargeback(tx: Transaction, chargebackId: string): Promise<Chargeback | undefined> {
  const [about] = await tx.db.select().from(chargeback).where(eq(chargeback.id, chargebackId))
  if (!about) return undefined
  await tx.db.select({ id: payment.id }).from(payment).where(eq(payment.id, about.paymentId)).for('update')
  const [found] = await tx.db.select().from(chargeback).where(eq(chargeback.id, chargebackId)).for('update')
  return found
}
