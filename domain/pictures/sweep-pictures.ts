import { and, isNull, lt } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { filesOf } from './picture-view.ts'
import { picture } from './schema.server.ts'

/** A draft may wait for its seller for a while before what it shows is taken for forgotten. */
const UNUSED_DAYS = 2

/** Forgets pictures that nothing ever showed; returns the files that can go. */
export async function sweepPictures(tx: Transaction): Promise<string[]> {
  const gone = await tx.db
    .delete(picture)
    .where(and(isNull(picture.usedAt), lt(picture.addedAt, addDays(tx.now, -UNUSED_DAYS))))
    .returning({ id: picture.id, widths: picture.widths, originalKey: picture.originalKey })
  return gone.flatMap(filesOf)
}
