import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockSubscription } from './lock-subscription.ts'
import { endPeriods } from './move-periods.ts'
import { findSubscription, listPeriods } from './pro-queries.ts'
import { ended, writeSubscription } from './write-subscription.ts'

export async function exportPro(db: Db, memberId: string) {
  const found = await findSubscription(db, memberId)
  const periods = await listPeriods(db, memberId)
  return {
    subscription: found ?? null,
    periods: periods.map(({ memberId: _memberId, ...period }) => period),
  }
}

/** Nobody is left to be charged. What was paid stays in the book, under a number. */
export async function endProOf(tx: Transaction, memberId: string): Promise<void> {
  const row = await lockSubscription(tx, memberId)
  if (!row || row.state === 'ended') return
  await endPeriods(tx, memberId)
  await writeSubscription(tx, ended(row, tx.now))
}
