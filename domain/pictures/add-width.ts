import { and, arrayContains, eq, not, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { picture } from './schema.server.ts'

/** Says that a picture stands in a wider version too, whose files are there already. */
export async function addWidth(
  tx: Transaction,
  pictureId: string,
  { width, height }: { width: number; height: number },
): Promise<void> {
  const isNew = not(arrayContains(picture.widths, [width]))
  await tx.db
    .update(picture)
    .set({ width, height, widths: sql`array_append(${picture.widths}, ${width})` })
    .where(and(eq(picture.id, pictureId), isNew))
  await tx.announce({ kind: 'picture.made', pictureId })
}
