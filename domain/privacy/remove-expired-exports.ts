import { and, eq, inArray, lte } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { dataExport } from './schema.server.ts'

/** Files whose week is over go; what was not ready after a day, when its job was tried for the last time, never will be. */
export async function removeExpiredExports(tx: Transaction): Promise<void> {
  await tx.db
    .update(dataExport)
    .set({ state: 'failed' })
    .where(
      and(inArray(dataExport.state, ['waiting', 'making']), lte(dataExport.askedAt, addDays(tx.now, -1))),
    )
  const expired = await tx.db
    .update(dataExport)
    .set({ state: 'removed' })
    .where(and(eq(dataExport.state, 'ready'), lte(dataExport.expiresAt, tx.now)))
    .returning({ fileKey: dataExport.fileKey })
  await releaseFiles(
    tx,
    expired.flatMap(({ fileKey }) => fileKey ?? []),
  )
}

/** Every export of a member, made or being made: the person is to be forgotten. Answers with the files to remove. */
export async function removeExportsOf(tx: Transaction, memberId: string): Promise<string[]> {
  const removed = await tx.db
    .update(dataExport)
    .set({ state: 'removed' })
    .where(and(eq(dataExport.memberId, memberId), inArray(dataExport.state, ['waiting', 'making', 'ready'])))
    .returning({ fileKey: dataExport.fileKey })
  return removed.flatMap(({ fileKey }) => fileKey ?? [])
}

export async function releaseFiles(tx: Transaction, keys: string[]): Promise<void> {
  if (keys.length > 0) await tx.announce({ kind: 'privacy.files-released', keys })
}
