import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { service } from './schema.server.ts'
import type { ServiceState } from './states.ts'

export type OwnServiceName = {
  id: string
  slug: string
  title: string
  state: ServiceState
  categoryId: string | null
}

/** Every service of a seller that has ever hung, by name: for figures over time. */
export async function listOwnNames(db: Db, sellerId: string): Promise<OwnServiceName[]> {
  return db
    .select({
      id: service.id,
      slug: service.slug,
      title: service.title,
      state: service.state,
      categoryId: service.categoryId,
    })
    .from(service)
    .where(and(eq(service.sellerId, sellerId), isNotNull(service.publishedAt)))
    .orderBy(asc(service.title), asc(service.id))
}
