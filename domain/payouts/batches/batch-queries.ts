import { and, asc, count, desc, eq, isNull, notExists, notInArray, sql, sum } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { selectDebtors } from '#domain/payments/index.ts'
import { authorise } from '../permissions.ts'
import type { Db } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { minor, type Minor } from '#platform/money/money.ts'
import { type BatchState, isHeldByDebt } from '../batch-rules.ts'
import { type ListedPayout, listedColumns } from '../payout-queries.ts'
import { payout, payoutBatch, payoutBatchLine } from '../schema.server.ts'
import { explainDebts } from './explain-debts.ts'
import type { BatchRow } from './lock-batch.ts'

export const BATCHES_A_PAGE = 30

/** A batch as lists have it: what is sealed stays sealed. */
export type ListedBatch = Omit<BatchRow, 'sealedXml' | 'sealedCsv'> & { hasFiles: boolean }

const columns = {
  id: payoutBatch.id,
  number: payoutBatch.number,
  kind: payoutBatch.kind,
  state: payoutBatch.state,
  messageId: payoutBatch.messageId,
  currency: payoutBatch.currency,
  count: payoutBatch.count,
  sum: payoutBatch.sum,
  executionDay: payoutBatch.executionDay,
  madeAt: payoutBatch.madeAt,
  madeBy: payoutBatch.madeBy,
  sentAt: payoutBatch.sentAt,
  sentBy: payoutBatch.sentBy,
  endedAt: payoutBatch.endedAt,
  endedBy: payoutBatch.endedBy,
  reason: payoutBatch.reason,
  hasFiles: sql<boolean>`${payoutBatch.sealedCsv} <> ''`,
}

type Asked = { state: BatchState | undefined; page: number }

/** Batches, newest first, a page of them. */
export async function listBatches(db: Db, actor: Actor, { state, page: wanted }: Asked) {
  authorise(actor, 'payouts.read')
  const which = state ? eq(payoutBatch.state, state) : undefined
  const found = await db.$count(payoutBatch, which)
  const pages = Math.max(1, Math.ceil(found / BATCHES_A_PAGE))
  const page = Math.min(wanted, pages)
  const rows: ListedBatch[] = await db
    .select(columns)
    .from(payoutBatch)
    .where(which)
    .orderBy(desc(payoutBatch.number))
    .limit(BATCHES_A_PAGE)
    .offset((page - 1) * BATCHES_A_PAGE)
  return { rows, found, page, pages }
}

/** One batch with the payouts that it was made of, also those that left it since, and the debts that keep its files in the house. */
export async function findBatch(
  db: Db,
  actor: Actor,
  number: number,
): Promise<{ batch: ListedBatch; payouts: (ListedPayout & { leftAt: Date | null })[]; debts: string[] }> {
  authorise(actor, 'payouts.read')
  const [batch] = await db.select(columns).from(payoutBatch).where(eq(payoutBatch.number, number))
  if (!batch) throw new NotFound('There is no such batch')
  const payouts = await db
    .select({ ...listedColumns, leftAt: payoutBatchLine.leftAt })
    .from(payoutBatchLine)
    .innerJoin(payout, eq(payout.id, payoutBatchLine.payoutId))
    .where(eq(payoutBatchLine.batchId, batch.id))
    .orderBy(asc(payout.number))
  return {
    batch,
    payouts: payouts.map((one) => ({ ...one, batchNumber: number, batchState: batch.state })),
    debts: isHeldByDebt(batch.state) ? await explainDebts(db, payouts) : [],
  }
}

type FreePayouts = Record<'bank' | 'other', { count: number; sum: Minor }>

/** Approved payouts that are in no batch yet and whose members owe nothing: those to a bank account, and the others. */
export async function countFreePayouts(db: Db, actor: Actor): Promise<FreePayouts> {
  authorise(actor, 'payouts.read')
  const isTaken = db
    .select({ id: payoutBatchLine.payoutId })
    .from(payoutBatchLine)
    .where(and(eq(payoutBatchLine.payoutId, payout.id), isNull(payoutBatchLine.leftAt)))
  const toBank = sql<boolean>`${payout.methodKind} = 'bank'`
  const rows = await db
    .select({ toBank, count: count(), sum: sum(payout.amount) })
    .from(payout)
    .where(
      and(eq(payout.state, 'approved'), notExists(isTaken), notInArray(payout.memberId, selectDebtors(db))),
    )
    .groupBy(toBank)
  const of = (isBank: boolean) => {
    const row = rows.find((one) => one.toBank === isBank)
    return { count: row?.count ?? 0, sum: minor(row?.sum ?? 0) }
  }
  return { bank: of(true), other: of(false) }
}
