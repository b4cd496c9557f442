import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { setServiceRating, type CountedRating } from '#domain/catalogue/index.ts'
import { sumFiguresOf } from '#domain/deals/index.ts'
import { setFigures } from '#domain/reputation/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { review } from './schema.server.ts'

/** Revealed and about a deal that was not refunded: what anyone may read and what is counted. */
export const isShown = and(isNotNull(review.revealedAt), isNull(review.voidedAt))

/** Sum and number of the shown ratings that fit. */
export async function sumRatings(
  db: Db | DrizzleTransaction,
  ...which: (SQL | undefined)[]
): Promise<CountedRating> {
  const [row] = await db
    .select({
      ratingSum: sql<number>`coalesce(sum(${review.rating}), 0)::int`,
      ratingCount: sql<number>`count(*)::int`,
    })
    .from(review)
    .where(and(isShown, ...which))
  return row ?? { ratingSum: 0, ratingCount: 0 }
}

/** The figures of a service and of its seller are counted anew before the transaction ends: first the service, always in this order. */
export function countFigures(
  tx: Transaction,
  { serviceId, sellerId }: { serviceId: string | null; sellerId: string },
): void {
  if (serviceId)
    tx.atEnd(`rating of service ${serviceId}`, () =>
      setServiceRating(tx, serviceId, (db) =>
        sumRatings(db, eq(review.serviceId, serviceId), eq(review.by, 'buyer')),
      ),
    )
  tx.atEnd(`figures of seller ${sellerId}`, () =>
    setFigures(tx, sellerId, async (db) => {
      const { failedCount: _, ...figures } = await sumFiguresOf(db, sellerId, tx.now)
      const ofTheirOwn = [eq(review.aboutId, sellerId), eq(review.by, 'buyer'), isNull(review.teamId)]
      return { ...figures, ...(await sumRatings(db, ...ofTheirOwn)) }
    }),
  )
}
