import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { picture } from './schema.server.ts'

/** No member has this id. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/** Pictures that stay when whoever sent them is forgotten: those of the marketplace's own words. */
export async function keepPicturesOfNobody(
  tx: Transaction,
  ownerId: string,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await tx.db
    .update(picture)
    .set({ ownerId: NOBODY })
    .where(and(eq(picture.ownerId, ownerId), inArray(picture.id, [...ids])))
}
