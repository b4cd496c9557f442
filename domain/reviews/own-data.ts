import { desc, eq, or } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { review } from './schema.server.ts'

/** What a member wrote, and what was said about them that they may read. */
export async function exportReviews(db: Db, memberId: string) {
  const rows = await db
    .select()
    .from(review)
    .where(or(eq(review.authorId, memberId), eq(review.aboutId, memberId)))
    .orderBy(desc(review.writtenAt))
  return rows
    .filter((row) => row.authorId === memberId || (row.revealedAt && !row.voidedAt))
    .map(({ authorId, ...row }) => ({ ...row, isMine: authorId === memberId }))
}

/** Reviews are kept without the name of who wrote them. */
export async function eraseReviews(tx: Transaction, memberId: string): Promise<void> {
  await tx.db.update(review).set({ authorId: null }).where(eq(review.authorId, memberId))
}
