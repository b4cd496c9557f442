import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { forgetDocuments } from './forget-documents.ts'
import { identityCheck } from './schema.server.ts'

/** What is known of a member's checks; the documents are their own and are not handed out again. */
export async function exportChecks(db: Db, memberId: string) {
  const { state, sentAt, decidedAt, reason, validUntil, removeAt, removedAt } = identityCheck
  return db
    .select({
      state,
      sentAt,
      decidedAt,
      reason,
      validUntil,
      documentsGoAt: removeAt,
      documentsRemovedAt: removedAt,
    })
    .from(identityCheck)
    .where(eq(identityCheck.memberId, memberId))
    .orderBy(asc(identityCheck.sentAt))
}

/** Nothing stays but that something was checked, when and by whom. What still waits is not decided on any more. */
export async function eraseChecks(tx: Transaction, memberId: string): Promise<string[]> {
  const found = await tx.db
    .select({ id: identityCheck.id })
    .from(identityCheck)
    .where(eq(identityCheck.memberId, memberId))
    .for('update')
  const files = await forgetDocuments(
    tx,
    found.map(({ id }) => id),
  )
  await tx.db
    .update(identityCheck)
    .set({ state: 'returned', decidedBy: 'clock', decidedAt: tx.now })
    .where(and(eq(identityCheck.memberId, memberId), eq(identityCheck.state, 'sent')))
  return files
}
