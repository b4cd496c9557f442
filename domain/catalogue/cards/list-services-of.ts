import { and, desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { listCards, type ServiceCard } from './list-cards.ts'
import { service, serviceFigures } from '../schema.server.ts'

/** What a member sells, the best first, as everyone may see it; `count` is of all of them. */
export async function listServicesOf(
  db: Db,
  memberId: string,
  most: number,
): Promise<{ cards: ServiceCard[]; count: number }> {
  const which = and(
    eq(service.sellerId, memberId),
    eq(service.state, 'published'),
    eq(service.isSellerHidden, false),
  )
  const [rows, count] = await Promise.all([
    db
      .select({ id: service.id })
      .from(service)
      .leftJoin(serviceFigures, eq(serviceFigures.serviceId, service.id))
      .where(which)
      .orderBy(desc(sql`coalesce(${serviceFigures.quality}, 0)`), desc(service.publishedAt), service.id)
      .limit(most),
    db.$count(service, which),
  ])
  return {
    cards: await listCards(
      db,
      rows.map(({ id }) => id),
    ),
    count,
  }
}
