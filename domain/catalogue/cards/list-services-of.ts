import { and, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
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
      .orderBy(
        desc(sql`coalesce(${serviceFigures.quality}, 0)`),
        newestFirst(service.publishedAt),
        service.id,
      )
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

/** The best few of each of several teams. */
export async function listServicesOfTeams(
  db: Db,
  teamIds: readonly string[],
  mostEach: number,
): Promise<Map<string, ServiceCard[]>> {
  if (teamIds.length === 0) return new Map()
  const { rows } = await db.execute<{ id: string }>(sql`
    select id from (
      select service.id, row_number() over (
        partition by service.team_id
        order by coalesce(figures.quality, 0) desc, service.published_at desc, service.id) as place
      from service left join service_figures figures on figures.service_id = service.id
      where service.team_id = any(${sql.param([...teamIds])}::uuid[])
        and service.state = 'published' and not service.is_seller_hidden) as offered
    where place <= ${mostEach} order by place`)
  const cards = await listCards(
    db,
    rows.map(({ id }) => id),
  )
  return Map.groupBy(cards, ({ team }) => team?.id ?? '')
}
