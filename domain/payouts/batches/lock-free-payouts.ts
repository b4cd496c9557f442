import { and, asc, eq, inArray, isNull, notInArray } from 'drizzle-orm'
import { selectDebtors } from '#domain/payments/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { type BatchWay, PAYOUTS_A_BATCH } from '../batch-rules.ts'
import type { PayoutRow } from '../schema.server.ts'
import { payout, payoutBatch, payoutBatchLine } from '../schema.server.ts'
import { explainDebts } from './explain-debts.ts'

/** Approved payouts that are in no batch, held until the transaction ends: as many as fit, without whoever owes, or exactly those chosen. */
export async function lockFreePayouts(
  tx: Transaction,
  way: BatchWay,
  ids: readonly string[] | undefined,
): Promise<PayoutRow[]> {
  const taken = tx.db
    .select({ id: payoutBatchLine.payoutId })
    .from(payoutBatchLine)
    .where(isNull(payoutBatchLine.leftAt))
  const which = ids
    ? inArray(payout.id, [...ids])
    : and(
        eq(payout.state, 'approved'),
        notInArray(payout.id, taken),
        notInArray(payout.memberId, selectDebtors(tx.db)),
        way === 'bank' ? eq(payout.methodKind, 'bank') : undefined,
      )
  const rows = await tx.db
    .select()
    .from(payout)
    .where(which)
    .orderBy(asc(payout.id))
    .limit(PAYOUTS_A_BATCH + 1)
    .for('update')
  // Asked again now that they are held: another batch may have been made of them while this one waited.
  const batches = await batchesOf(tx, rows)
  if (ids) await requireFree(tx, rows, batches, ids.length)
  return rows.filter(({ id, state }) => state === 'approved' && !batches.has(id)).slice(0, PAYOUTS_A_BATCH)
}

async function batchesOf(tx: Transaction, rows: readonly PayoutRow[]): Promise<Map<string, number>> {
  if (rows.length === 0) return new Map()
  const lines = await tx.db
    .select({ id: payoutBatchLine.payoutId, number: payoutBatch.number })
    .from(payoutBatchLine)
    .innerJoin(payoutBatch, eq(payoutBatch.id, payoutBatchLine.batchId))
    .where(
      and(
        isNull(payoutBatchLine.leftAt),
        inArray(
          payoutBatchLine.payoutId,
          rows.map(({ id }) => id),
        ),
      ),
    )
  return new Map(lines.map(({ id, number }) => [id, number]))
}

/** Whoever chose them meant all of them: a batch of some would be a surprise. */
async function requireFree(
  tx: Transaction,
  rows: readonly PayoutRow[],
  batches: Map<string, number>,
  wanted: number,
): Promise<void> {
  if (rows.length > PAYOUTS_A_BATCH) throw new Conflict(`A batch has at most ${PAYOUTS_A_BATCH} payouts`)
  if (rows.length < wanted) throw new Conflict('Some of these payouts are not there any more')
  const why = rows.flatMap(({ id, number, state }) => {
    const batch = batches.get(id)
    if (batch !== undefined) return [`payout ${number} is in batch ${batch} already`]
    return state === 'approved' ? [] : [`payout ${number} is ${state}`]
  })
  if (why.length > 0)
    throw new Conflict(`A batch is made of approved payouts that are in no other: ${why.join(', ')}`)
  const debts = await explainDebts(tx.db, rows)
  if (debts.length > 0) throw new Conflict(`${debts.join('. ')}. Choose the others`)
}
