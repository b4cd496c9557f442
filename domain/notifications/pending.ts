import type { Transaction } from '#platform/db/transaction.ts'
import type { NewNotification, Pending, Settled } from './new-notification.ts'
import { writePending } from './write-pending.ts'

const pending = new WeakMap<object, Pending>()

/**
 * What a transaction says to members is gathered and written at its end, in the order of members: two that tell the same people in
 * another order do not wait for one another, and nobody's row is held while the rest is still under way.
 */
function gathered(tx: Transaction): Pending {
  const known = pending.get(tx.db)
  if (known) return known
  const fresh: Pending = { added: [], settled: [] }
  pending.set(tx.db, fresh)
  tx.atEnd('notifications', async () => {
    pending.delete(tx.db)
    await writePending(tx, fresh)
  })
  return fresh
}

export function addNotification(tx: Transaction, one: NewNotification): void {
  gathered(tx).added.push(one)
}

/** Marks as read, at the end of the transaction, what has lost its cause. */
export function settleNotifications(tx: Transaction, settled: Settled): void {
  gathered(tx).settled.push(settled)
}

/** Says what is already said in this transaction in other words. */
export function sayOtherwise(tx: Transaction, say: (one: NewNotification) => NewNotification): void {
  const said = pending.get(tx.db)
  if (said) said.added = said.added.map(say)
}

/** What is already said in this transaction. */
export function listAdded(tx: Transaction): readonly NewNotification[] {
  return pending.get(tx.db)?.added ?? []
}
