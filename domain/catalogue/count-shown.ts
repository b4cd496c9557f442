import { and, eq, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from './permissions.ts'
import { countInRanges, type TimeRange } from '#platform/db/count-in-ranges.ts'
import type { Db } from '#platform/db/database.ts'
import type { DrizzleTransaction } from '#platform/db/database.ts'
import { service, serviceVersion } from './schema.server.ts'

const isShown = and(eq(service.state, 'published'), eq(service.isSellerHidden, false))

/** How many services hang, and of how many sellers. At a million it takes a moment: for a job, not for a page. */
export async function countShown(
  db: Db | DrizzleTransaction,
): Promise<{ services: number; sellers: number }> {
  const [counted] = await db
    .select({
      services: sql<number>`count(*)::int`,
      sellers: sql<number>`count(distinct ${service.sellerId})::int`,
    })
    .from(service)
    .where(isShown)
  return counted ?? { services: 0, sellers: 0 }
}

/** How many of those that hang were first hung in each of the stretches of time. */
export async function countPublished(db: Db, actor: Actor, ranges: readonly TimeRange[]): Promise<number[]> {
  authorise(actor, 'services.read')
  return countInRanges(db, {
    table: service,
    at: service.publishedAt,
    ranges,
    where: sql`${service.state} = 'published' and not ${service.isSellerHidden}`,
  })
}

/** How many versions were handed in. */
export async function countSubmitted(db: Db, actor: Actor, ranges: readonly TimeRange[]): Promise<number[]> {
  authorise(actor, 'services.read')
  return countInRanges(db, { table: serviceVersion, at: serviceVersion.submittedAt, ranges })
}
