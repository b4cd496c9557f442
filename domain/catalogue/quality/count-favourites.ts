import { eq } from 'drizzle-orm'
import { countFavourites } from '#domain/favourites/index.ts'
import { countFavourite } from '#domain/views/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { service, serviceFigures } from '../schema.server.ts'

/** Counted anew rather than added to: harmless when done twice. */
export async function refreshFavouritesCount(tx: Transaction, serviceId: string): Promise<void> {
  // The service is held first, so that of two counts the later one is written last; then its day and its figures, as by whoever
  // counts what was seen.
  await tx.db.select({ id: service.id }).from(service).where(eq(service.id, serviceId)).for('no key update')
  const [before] = await tx.db
    .select({ favouritesCount: serviceFigures.favouritesCount })
    .from(serviceFigures)
    .where(eq(serviceFigures.serviceId, serviceId))
  if (!before) return
  const favouritesCount = await countFavourites(tx.db, 'service', serviceId)
  const change = favouritesCount - before.favouritesCount
  if (change === 0) return
  await countFavourite(tx, { serviceId, change })
  await tx.db.update(serviceFigures).set({ favouritesCount }).where(eq(serviceFigures.serviceId, serviceId))
}
