import { asc, inArray, lt } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { filesOf } from './picture-view.ts'
import { picture } from './schema.server.ts'

/** A draft may wait for its seller for a while before what it shows is taken for forgotten. */
const UNUSED_DAYS = 2
const A_BATCH = 200

/** Which pictures of these members anything shows, in any of its versions. Every area that shows some answers for its own. */
export type FindShownPictures = (tx: Transaction, ownerIds: readonly string[]) => Promise<Iterable<string>>

/** Forgets some of the pictures that nothing shows, and their files; tells whether it is worth coming again. */
export async function sweepPictures(
  tx: Transaction,
  findShown: FindShownPictures,
): Promise<{ hasMore: boolean }> {
  // Locked before anyone is asked: who begins to show one of them meanwhile waits, and is told that it is gone.
  const left = await tx.db
    .select({ id: picture.id, ownerId: picture.ownerId })
    .from(picture)
    .where(lt(picture.unusedSince, addDays(tx.now, -UNUSED_DAYS)))
    .orderBy(asc(picture.unusedSince), asc(picture.id))
    .limit(A_BATCH)
    .for('update', { skipLocked: true })
  if (left.length === 0) return { hasMore: false }
  const shown = new Set(await findShown(tx, [...new Set(left.map(({ ownerId }) => ownerId))]))
  const [stay, go] = [left.filter(({ id }) => shown.has(id)), left.filter(({ id }) => !shown.has(id))]
  const idsOf = (some: typeof left) => some.map(({ id }) => id)
  if (stay.length > 0)
    await tx.db
      .update(picture)
      .set({ unusedSince: null })
      .where(inArray(picture.id, idsOf(stay)))
  if (go.length === 0) return { hasMore: true }
  const gone = await tx.db
    .delete(picture)
    .where(inArray(picture.id, idsOf(go)))
    .returning()
  await tx.announce({ kind: 'privacy.files-released', keys: gone.flatMap(filesOf) })
  return { hasMore: true }
}
