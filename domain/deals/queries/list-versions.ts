import { and, asc, eq, lt } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import type { DealVersion } from './deal-queries.ts'
import { dealVersion } from '../schema.server.ts'

/** What was proposed before the version of now, the first one first. */
export function listEarlierVersions(
  db: Db,
  { id, version }: { id: string; version: number },
): Promise<DealVersion[]> {
  return db
    .select()
    .from(dealVersion)
    .where(and(eq(dealVersion.dealId, id), lt(dealVersion.number, version)))
    .orderBy(asc(dealVersion.number))
}
