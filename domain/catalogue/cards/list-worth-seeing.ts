import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { service, serviceFigures } from '../schema.server.ts'

/** A service that could hang where everyone passes, with the figures that say why. */
export type WorthSeeing = {
  id: string
  title: string
  sellerId: string
  /** The team in whose name it is offered, or its seller: variety is kept by it. */
  soldById: string
  categoryId: string | null
  publishedAt: Date
  ratingCount: number
  ordersCount: number
  viewsCount: number
  favouritesCount: number
  quality: number
}

const shown = and(
  eq(service.state, 'published'),
  eq(service.isSellerHidden, false),
  isNotNull(service.coverPictureId),
)

const columns = {
  id: service.id,
  title: service.title,
  sellerId: service.sellerId,
  soldById: sql<string>`coalesce(${service.teamId}, ${service.sellerId})`,
  categoryId: service.categoryId,
  publishedAt: sql<Date>`${service.publishedAt}`.mapWith(service.publishedAt),
  ratingCount: serviceFigures.ratingCount,
  ordersCount: serviceFigures.ordersCount,
  viewsCount: serviceFigures.viewsCount,
  favouritesCount: serviceFigures.favouritesCount,
  quality: serviceFigures.quality,
}

/** The best by their published quality: a walk along one index, however many services there are. */
export async function listBest(db: Db, most: number): Promise<WorthSeeing[]> {
  return db
    .select(columns)
    .from(serviceFigures)
    .innerJoin(service, eq(service.id, serviceFigures.serviceId))
    .where(shown)
    .orderBy(newestFirst(serviceFigures.quality), serviceFigures.serviceId)
    .limit(most)
}

/** What came last. */
export async function listNewest(db: Db, most: number): Promise<WorthSeeing[]> {
  return db
    .select(columns)
    .from(service)
    .innerJoin(serviceFigures, eq(serviceFigures.serviceId, service.id))
    .where(shown)
    .orderBy(newestFirst(service.publishedAt), service.id)
    .limit(most)
}
