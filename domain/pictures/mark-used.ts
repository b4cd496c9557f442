import { and, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { picture } from './schema.server.ts'

/** Something shows these pictures now, so they are not swept away; one that is being swept just now can't be shown any more. */
export async function markPicturesUsed(tx: Transaction, ids: readonly string[]): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return
  const held = await tx.db
    .select({ id: picture.id })
    .from(picture)
    .where(inArray(picture.id, wanted))
    .orderBy(picture.id)
    .for('key share')
  if (held.length < wanted.length) throw new Conflict('A picture is not there any more: add it again')
  await tx.db
    .update(picture)
    .set({ unusedSince: null })
    .where(and(inArray(picture.id, wanted), isNotNull(picture.unusedSince)))
}

/** Something shows these pictures no more. Others still may: the sweep looks before it takes one. */
export async function markPicturesLeft(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.db
    .update(picture)
    .set({ unusedSince: tx.now })
    .where(and(inArray(picture.id, [...new Set(ids)]), isNull(picture.unusedSince)))
}
