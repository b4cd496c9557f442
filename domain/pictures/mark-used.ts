import { and, inArray, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { picture } from './schema.server.ts'

/** Something shows these pictures now, so they are not swept away. */
export async function markPicturesUsed(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.db
    .update(picture)
    .set({ usedAt: tx.now })
    .where(and(inArray(picture.id, [...ids]), isNull(picture.usedAt)))
}
