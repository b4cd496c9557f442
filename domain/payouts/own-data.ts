import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { findOwnMoney } from '#domain/ledger/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { listOwnMethods, findOpenPayout } from './own-payouts.ts'
import { payout, payoutBatch, payoutBatchLine, payoutMethod } from './schema.server.ts'

/** Payouts and methods to take along; methods are masked, as everywhere. */
export async function exportPayouts(db: Db, memberId: string) {
  const rows = await db.select().from(payout).where(eq(payout.memberId, memberId)).orderBy(asc(payout.number))
  return {
    methods: await listOwnMethods(db, memberId),
    payouts: rows.map(({ number, amount, currency, state, methodLabel, reason, ...times }) => ({
      number,
      amountMinor: String(amount),
      currency,
      state,
      method: methodLabel,
      reason,
      askedAt: times.askedAt,
      decidedAt: times.decidedAt,
      sentAt: times.sentAt,
      endedAt: times.endedAt,
    })),
  }
}

/** Forgets where money went; that it went stays in the books. */
export async function erasePayouts(tx: Transaction, memberId: string): Promise<void> {
  await tx.db
    .update(payoutMethod)
    .set({ sealed: '', label: 'Removed', removedAt: tx.now })
    .where(and(eq(payoutMethod.memberId, memberId), isNull(payoutMethod.removedAt)))
  await tx.db.update(payoutMethod).set({ label: 'Removed' }).where(eq(payoutMethod.memberId, memberId))
  await tx.db.update(payout).set({ sealed: '', methodLabel: 'Removed' }).where(eq(payout.memberId, memberId))
  const inBatches = tx.db
    .select({ id: payoutBatchLine.batchId })
    .from(payoutBatchLine)
    .innerJoin(payout, eq(payout.id, payoutBatchLine.payoutId))
    .where(eq(payout.memberId, memberId))
  await tx.db
    .update(payoutBatch)
    .set({ sealedXml: '', sealedCsv: '' })
    .where(inArray(payoutBatch.id, inBatches))
}

/** What of a member's money is still here: an account can't go before it. */
export async function findMoneyLeft(
  db: Db | DrizzleTransaction,
  memberId: string,
): Promise<'payout' | 'earned' | 'deposited' | undefined> {
  if (await findOpenPayout(db, memberId)) return 'payout'
  const { deposited, earned, clearing } = await findOwnMoney(db, memberId)
  if (earned > 0n || clearing > 0n) return 'earned'
  return deposited > 0n ? 'deposited' : undefined
}
