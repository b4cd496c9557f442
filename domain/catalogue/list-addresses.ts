import { and, eq, gte, lt } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { estimateRows } from '#platform/db/estimate-rows.ts'
import type { IdRange } from '#platform/db/id-ranges.ts'
import { isOnShow } from './cards/list-cards.ts'
import { shownSince } from './life/shown-since.ts'
import { service, serviceVersion } from './schema.server.ts'

type ServiceAddress = {
  slug: string
  /** When what stands there last changed. */
  changedAt: Date
}

/** The addresses of services that everyone sees, from a range of ids: only these are read, however many there are. */
export function listServiceAddresses(db: Db, { from, to }: IdRange, most: number): Promise<ServiceAddress[]> {
  return db
    .select({ slug: service.slug, changedAt: shownSince })
    .from(service)
    .innerJoin(serviceVersion, eq(serviceVersion.id, service.liveVersionId))
    .where(and(gte(service.id, from), to ? lt(service.id, to) : undefined, isOnShow))
    .orderBy(service.id)
    .limit(most)
}

export function estimateServices(db: Db): Promise<number> {
  return estimateRows(db, service)
}
