import { eq } from 'drizzle-orm'
import type { DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { refreshQuality } from './compute-quality.ts'
import { serviceFigures } from '../schema.server.ts'

export type CountedRating = { ratingSum: number; ratingCount: number }

/** Counted anew rather than added to, and its place among others with it: harmless when done twice. */
export async function setServiceRating(
  tx: Transaction,
  serviceId: string,
  count: (db: DrizzleTransaction) => Promise<CountedRating>,
): Promise<void> {
  // The row is held first, so that of two counts the later one is written last.
  const [held] = await tx.db
    .select({ serviceId: serviceFigures.serviceId })
    .from(serviceFigures)
    .where(eq(serviceFigures.serviceId, serviceId))
    .for('update')
  if (!held) return
  await tx.db
    .update(serviceFigures)
    .set(await count(tx.db))
    .where(eq(serviceFigures.serviceId, serviceId))
  await refreshQuality(tx, [serviceId])
}
