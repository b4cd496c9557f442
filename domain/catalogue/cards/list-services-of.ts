import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { listCards, type ServiceCard } from './list-cards.ts'
import { service, serviceFigures } from '../schema.server.ts'

type Listed = { cards: ServiceCard[]; count: number }

/** What a member sells in their own name, the best first, as everyone may see it; `count` is of all of them. */
export const listServicesOf = (db: Db, memberId: string, most: number): Promise<Listed> =>
  listBest(db, and(eq(service.sellerId, memberId), isNull(service.teamId)), most)

/** What is sold in the name of a team. */
export const listServicesOfTeam = (db: Db, teamId: string, most: number): Promise<Listed> =>
  listBest(db, eq(service.teamId, teamId), most)

async function listBest(db: Db, offered: SQL | undefined, most: number): Promise<Listed> {
  const which = and(offered, eq(service.state, 'published'), eq(service.isSellerHidden, false))
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
