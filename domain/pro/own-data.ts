import { asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { lockSubscription } from './lock-subscription.ts'
import { endPeriods } from './move-periods.ts'
import { findSubscription } from './pro-queries.ts'
import { proPeriod } from './schema.server.ts'
import { ended, writeSubscription } from './write-subscription.ts'

/** How a member's PRO stands and every period that they ever had. Sums are written as text: JSON knows no other whole numbers of that size. */
export async function exportPro(db: Db, memberId: string) {
  const found = await findSubscription(db, memberId)
  const periods = await db
    .select()
    .from(proPeriod)
    .where(eq(proPeriod.memberId, memberId))
    .orderBy(asc(proPeriod.number))
  return {
    subscription: found ? { ...found, quotedMinor: found.quotedMinor?.toString() ?? null } : null,
    periods: periods.map(({ memberId: _memberId, priceMinor, backMinor, ...period }) => ({
      ...period,
      priceMinor: String(priceMinor),
      backMinor: String(backMinor),
    })),
  }
}

/** Nobody is left to be charged. What was paid stays in the book, under a number. */
export async function endProOf(tx: Transaction, memberId: string): Promise<void> {
  const row = await lockSubscription(tx, memberId)
  if (!row || row.state === 'ended') return
  await endPeriods(tx, memberId)
  await writeSubscription(tx, ended(row, tx.now))
}
