import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { lockMoney, losses, postTransfer } from '#domain/ledger/index.ts'
import { type Origin, recordSecurityEvent } from '#domain/security/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { add, negated, type Minor } from '#platform/money/money.ts'
import { authorise } from '../permissions.ts'
import { chargeback } from '../schema.server.ts'
import { recoverable } from './chargeback-rules.ts'
import { lockChargeback } from './decide-chargeback.ts'

/** Takes of a lost case's debt what is on the member's balance now, and no other sum than was shown; the marketplace's loss is smaller by it. */
export async function recoverDebt(
  tx: Transaction,
  actor: Actor,
  { chargebackId, shown }: { chargebackId: string; shown?: Minor | undefined },
  { origin }: { origin?: Origin | undefined } = {},
): Promise<Minor> {
  const found = await lockChargeback(tx, chargebackId)
  authorise(actor, 'chargebacks.decide', { ownerId: found?.memberId ?? '' })
  if (!found) throw new NotFound('There is no such chargeback')
  const amount = recoverable(found, await lockMoney(tx, found.memberId))
  if (amount === 0n) throw new Conflict('Nothing is owed here, or nothing is on the balance to take it from')
  if (shown !== undefined && shown !== amount)
    throw new Conflict('What can be taken has changed since you saw it: look at it again')
  const recovered = add(found.recovered, amount)
  await postTransfer(tx, {
    kind: 'debt-recovered',
    key: `debt-recovered:${found.id}:${recovered}`,
    subject: { kind: 'chargeback', id: found.id },
    postings: [
      { spentBy: found.memberId, amount: negated(amount) },
      { account: losses, amount },
    ],
  })
  await tx.db.update(chargeback).set({ recovered }).where(eq(chargeback.id, found.id))
  await recordSecurityEvent(tx, {
    kind: 'chargeback.recovered',
    actor,
    memberId: found.memberId,
    origin,
    details: { chargebackId: found.id, number: found.number, amount: String(amount) },
  })
  await tx.announce({
    kind: 'chargeback.recovered',
    chargebackId: found.id,
    memberId: found.memberId,
    amountMinor: String(amount),
  })
  return amount
}
