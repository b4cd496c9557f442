import { asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { listLoansOf } from './lent-works.ts'
import { work } from './schema.server.ts'

/** A member's works as they take them along. */
export async function exportWorks(db: Db, memberId: string) {
  const rows = await db
    .select()
    .from(work)
    .where(eq(work.memberId, memberId))
    .orderBy(asc(work.position), asc(work.id))
  const loans = await listLoansOf(db, memberId)
  return rows.map(({ memberId: _owner, position: _place, ...one }) => ({
    ...one,
    lentToTeams: [...(loans.get(one.id) ?? [])],
  }))
}

/** Nothing of a portfolio stays when its member goes. */
export async function eraseWorks(tx: Transaction, memberId: string): Promise<void> {
  await tx.db.delete(work).where(eq(work.memberId, memberId))
  await tx.announce({ kind: 'works.changed', memberId })
}
