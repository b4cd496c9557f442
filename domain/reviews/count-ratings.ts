import { and, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { setServiceRating, type CountedRating } from '#domain/catalogue/index.ts'
import { type SoldBy, sumFiguresOf } from '#domain/deals/index.ts'
import { setFigures } from '#domain/reputation/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { review } from './schema.server.ts'

/** Revealed, about a deal that was not refunded, and not hidden by moderators: what anyone may read and what is counted. */
export const isShown = and(isNotNull(review.revealedAt), isNull(review.voidedAt), isNull(review.hiddenAt))

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

/** The figures of a service and of who sold it, a person or a team, are counted anew before the transaction ends: first the service, always in this order. */
export function countFigures(
  tx: Transaction,
  { serviceId, sellerId, teamId }: SoldBy & { serviceId: string | null },
): void {
  if (serviceId)
    tx.atEnd(`rating of service ${serviceId}`, () =>
      setServiceRating(tx, serviceId, (db) =>
        sumRatings(db, eq(review.serviceId, serviceId), eq(review.by, 'buyer')),
      ),
    )
  const countedFor = teamId ?? sellerId
  tx.atEnd(`figures of seller ${countedFor}`, () =>
    setFigures(tx, countedFor, async (db) => {
      const { failedCount: _, ...figures } = await sumFiguresOf(db, { sellerId, teamId }, tx.now)
      const ofTheirOwn = teamId
        ? eq(review.teamId, teamId)
        : and(eq(review.aboutId, sellerId), isNull(review.teamId))
      return { ...figures, ...(await sumRatings(db, ofTheirOwn, eq(review.by, 'buyer'))) }
    }),
  )
}
