import { eq } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { documentTyped } from './schema.server.ts'

/** What a member typed into documents and did not save. */
export async function exportTyped(db: Db, memberId: string) {
  const { slug, body, typedAt } = documentTyped
  return db
    .select({ document: slug, text: body, typedAt })
    .from(documentTyped)
    .where(eq(documentTyped.memberId, memberId))
    .orderBy(slug)
}

export async function eraseTyped(tx: Transaction, memberId: string): Promise<void> {
  await tx.db.delete(documentTyped).where(eq(documentTyped.memberId, memberId))
}
