import { asc, eq, or } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { findLearningChoice } from './learning-sources.ts'
import { noteAllOf } from './learning/note-change.ts'
import { learningChoice, notForMe, tasteChange } from './schema.server.ts'

/** What a member lets be learned from and what they sent away; what was viewed, kept and ordered is exported by its own areas. */
export async function exportRecommendations(db: Db, memberId: string) {
  const sentAway = await db
    .select({ kind: notForMe.kind, subjectId: notForMe.subjectId, at: notForMe.at })
    .from(notForMe)
    .where(eq(notForMe.memberId, memberId))
    .orderBy(asc(notForMe.at), asc(notForMe.subjectId))
  return { learnsFrom: await findLearningChoice(db, memberId), sentAway }
}

/** Nothing of what was learned from a member stays: their share in what others are shown is counted out. */
export async function eraseRecommendations(tx: Transaction, memberId: string): Promise<void> {
  await noteAllOf(tx, memberId)
  await tx.db.delete(tasteChange).where(eq(tasteChange.memberId, memberId))
  await tx.db.delete(learningChoice).where(eq(learningChoice.memberId, memberId))
  await tx.db.delete(notForMe).where(or(eq(notForMe.memberId, memberId), eq(notForMe.subjectId, memberId)))
}
