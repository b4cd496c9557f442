import { eq } from 'drizzle-orm'
import { countFavourites } from '#domain/favourites/index.ts'
import { countFavourite } from '#domain/views/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { serviceFigures } from './schema.server.ts'

/** Counted anew rather than added to: harmless when done twice. */
export async function refreshFavouritesCount(tx: Transaction, serviceId: string): Promise<void> {
  // The row is held first, so that of two counts the later one is written last.
  const [before] = await tx.db
    .select({ favouritesCount: serviceFigures.favouritesCount })
    .from(serviceFigures)
    .where(eq(serviceFigures.serviceId, serviceId))
    .for('update')
  if (!before) return
  const favouritesCount = await countFavourites(tx.db, 'service', serviceId)
  const change = favouritesCount - before.favouritesCount
  if (change === 0) return
  await countFavourite(tx, { serviceId, change })
  await tx.db.update(serviceFigures).set({ favouritesCount }).where(eq(serviceFigures.serviceId, serviceId))
}
