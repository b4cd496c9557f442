import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { identityCheck, identityDocument } from './schema.server.ts'

/** As many as go at once: the next run takes the rest. */
const AT_ONCE = 500

/**
 * Takes all of a check but that it was, when, and who decided. Answers with the files to remove, which nobody can read any
 * more even before they are gone: their key goes here.
 */
export async function forgetDocuments(tx: Transaction, checkIds: readonly string[]): Promise<string[]> {
  if (checkIds.length === 0) return []
  await tx.db
    .update(identityCheck)
    .set({ sealed: '', reason: '', removedAt: tx.now })
    .where(and(inArray(identityCheck.id, [...checkIds]), isNull(identityCheck.removedAt)))
  const removed = await tx.db
    .delete(identityDocument)
    .where(inArray(identityDocument.checkId, [...checkIds]))
    .returning({ fileKey: identityDocument.fileKey })
  return removed.map(({ fileKey }) => fileKey)
}

const release = async (tx: Transaction, keys: string[]) => {
  if (keys.length > 0) await tx.announce({ kind: 'privacy.files-released', keys })
}

/** Documents whose time after the decision is over. */
export async function removeDueDocuments(tx: Transaction): Promise<void> {
  const due = await tx.db
    .select({ id: identityCheck.id })
    .from(identityCheck)
    .where(and(isNull(identityCheck.removedAt), lte(identityCheck.removeAt, tx.now)))
    .orderBy(identityCheck.removeAt)
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  const ids = due.map(({ id }) => id)
  await release(tx, await forgetDocuments(tx, ids))
}

/** What was sent back to a member who now sends something better. */
export async function removeReturned(tx: Transaction, memberId: string): Promise<void> {
  const returned = await tx.db
    .select({ id: identityCheck.id })
    .from(identityCheck)
    .where(
      and(
        eq(identityCheck.memberId, memberId),
        eq(identityCheck.state, 'returned'),
        isNull(identityCheck.removedAt),
      ),
    )
  const ids = returned.map(({ id }) => id)
  await release(tx, await forgetDocuments(tx, ids))
}
