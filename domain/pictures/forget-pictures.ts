import { and, eq, notInArray } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { filesOf } from './picture-view.ts'
import { picture } from './schema.server.ts'

/** Forgets a member's pictures but those that what they sold still shows; answers with the files that can go. */
export async function forgetPictures(
  tx: Transaction,
  ownerId: string,
  usedIds: readonly string[],
): Promise<string[]> {
  const gone = await tx.db
    .delete(picture)
    .where(
      and(eq(picture.ownerId, ownerId), usedIds.length ? notInArray(picture.id, [...usedIds]) : undefined),
    )
    .returning()
  return gone.flatMap(filesOf)
}

/** Every picture of a member in its widest version, to take along. */
export async function listOwnPictures(db: Db, ownerId: string): Promise<{ id: string; widest: number }[]> {
  const rows = await db
    .select({ id: picture.id, widths: picture.widths })
    .from(picture)
    .where(and(eq(picture.ownerId, ownerId), eq(picture.state, 'ready')))
    .orderBy(picture.addedAt, picture.id)
  return rows.flatMap(({ id, widths }) => {
    const widest = widths.at(-1)
    return widest === undefined ? [] : [{ id, widest }]
  })
}
