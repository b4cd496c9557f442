import { inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { work } from './schema.server.ts'

/** Every picture of these members' works, also of one that was removed and may still be brought back. */
export async function listPicturesOfWorks(tx: Transaction, memberIds: readonly string[]): Promise<string[]> {
  if (memberIds.length === 0) return []
  const rows = await tx.db
    .select({ gallery: work.gallery })
    .from(work)
    .where(inArray(work.memberId, [...memberIds]))
  return rows.flatMap(({ gallery }) => gallery.map(({ pictureId }) => pictureId))
}
