import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { appeal, appealFile } from './schema.server.ts'

export async function exportAppeals(db: Db, memberId: string) {
  const { number, kind, title, words, sentAt, outcome, reason, decidedAt } = appeal
  return db
    .select({ number, kind, title, words, sentAt, outcome, reason, decidedAt })
    .from(appeal)
    .where(eq(appeal.memberId, memberId))
    .orderBy(newestFirst(appeal.number))
}

export const listFilesOfAppeals = (db: Db, memberId: string) =>
  db
    .select({ id: appealFile.id, name: appealFile.name, fileKey: appealFile.fileKey })
    .from(appealFile)
    .innerJoin(appeal, eq(appeal.number, appealFile.appealNumber))
    .where(eq(appeal.memberId, memberId))

/** Money is held as long as it waits: somebody has to be there to be told. */
export async function hasMoneyAppeal(db: Db, memberId: string): Promise<boolean> {
  const waiting = await db.$count(
    appeal,
    and(eq(appeal.memberId, memberId), eq(appeal.kind, 'dispute'), isNull(appeal.decidedAt)),
  )
  return waiting > 0
}

/** That there was an appeal, and what came of it, stays for the figures; what they wrote and sent goes. */
export async function eraseAppeals(tx: Transaction, memberId: string): Promise<string[]> {
  const theirs = await tx.db
    .update(appeal)
    .set({ memberId: null, words: '', title: '', reason: '' })
    .where(eq(appeal.memberId, memberId))
    .returning({ number: appeal.number })
  if (theirs.length === 0) return []
  const files = await tx.db
    .delete(appealFile)
    .where(
      inArray(
        appealFile.appealNumber,
        theirs.map(({ number }) => number),
      ),
    )
    .returning({ fileKey: appealFile.fileKey })
  return files.map(({ fileKey }) => fileKey)
}
