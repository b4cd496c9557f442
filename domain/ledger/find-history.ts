import { asc, sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { findTransfers, type WholeTransfer } from './balance-queries.ts'
import { ledgerTransfer } from './schema.server.ts'

/** These transfers, and all that ever moved for the same milestones and payments, in the order in which it happened. */
export async function findHistory(
  db: Db | DrizzleTransaction,
  transferIds: readonly bigint[],
): Promise<WholeTransfer[]> {
  if (transferIds.length === 0) return []
  const { id, subjectKind, subjectId } = ledgerTransfer
  const rows = await db
    .select({ id })
    .from(ledgerTransfer)
    .where(
      sql`(${subjectKind}, ${subjectId}) in (select moved.subject_kind, moved.subject_id
        from ${ledgerTransfer} as moved where moved.id in ${transferIds})`,
    )
    .orderBy(asc(id))
  return findTransfers(db, { ids: rows.map((row) => row.id) })
}
