import { asc, eq, sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { findPendingWrites } from '#platform/db/pending-writes.ts'
import type { WholeTransfer } from './balance-queries.ts'
import { ledgerAccount, ledgerPosting, ledgerTransfer } from './schema.server.ts'

/**
 * These transfers, and all that ever moved for the same milestones and payments, in the order in which it happened. One question,
 * since it is asked while accounts that many share are locked.
 */
export async function findHistory(
  db: Db | DrizzleTransaction,
  transferIds: readonly bigint[],
): Promise<WholeTransfer[]> {
  if (transferIds.length === 0) return []
  const first = findFirst(db, transferIds)
  if (first) return first
  const { id, subjectKind, subjectId } = ledgerTransfer
  const rows = await db
    .select({
      transfer: ledgerTransfer,
      amount: ledgerPosting.amount,
      kind: ledgerAccount.kind,
      owner: ledgerAccount.owner,
    })
    .from(ledgerTransfer)
    .innerJoin(ledgerPosting, eq(ledgerPosting.transferId, id))
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerPosting.accountId))
    .where(
      sql`(${subjectKind}, ${subjectId}) in (select moved.subject_kind, moved.subject_id
        from ${ledgerTransfer} as moved where moved.id in ${transferIds})`,
    )
    .orderBy(asc(id))
  return [...Map.groupBy(rows, ({ transfer }) => transfer.id).values()].map((lines) => {
    const [{ transfer }] = lines as [(typeof rows)[number]]
    const { subjectKind: of, subjectId: which, ...about } = transfer
    return {
      ...about,
      subject: { kind: of, id: which },
      postings: lines.map(({ kind, owner, amount }) => ({ account: { kind, owner }, amount })),
    }
  })
}

/** What a transaction posted first for a purpose that was not there before: the book has nothing else about it. */
const FIRST = Symbol('first transfers')

export function noteFirst(db: DrizzleTransaction, transfers: readonly WholeTransfer[]): void {
  const known = firstIn(db)
  for (const transfer of transfers) known?.set(transfer.id, transfer)
}

/** These, where each was the first for its purpose and the only one until now; nothing, where the book has to be asked. */
function findFirst(db: Db | DrizzleTransaction, ids: readonly bigint[]): WholeTransfer[] | undefined {
  const known = firstIn(db)
  const found = ids.flatMap((id) => known?.get(id) ?? [])
  return found.length === ids.length ? found : undefined
}

const firstIn = (db: Db | DrizzleTransaction) =>
  findPendingWrites(db)?.recall(FIRST, () => new Map<bigint, WholeTransfer>())
