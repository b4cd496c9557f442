import { inArray, sql } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { project } from './schema.server.ts'

/** Of the projects that somebody posted and that are over or awarded, how many ended in hiring. */
type HireRate = { postedCount: number; overCount: number; hiredCount: number }

export async function findHireRates(db: Db, ownerIds: Iterable<string>): Promise<Map<string, HireRate>> {
  const wanted = [...new Set(ownerIds)]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .select({
      ownerId: project.ownerId,
      postedCount: sql<number>`count(*) filter (where ${project.openedAt} is not null)::int`,
      overCount: sql<number>`count(*) filter (where ${project.openedAt} is not null and ${project.state} in ('awarded','done','closed','expired'))::int`,
      hiredCount: sql<number>`count(*) filter (where ${project.isHired})::int`,
    })
    .from(project)
    .where(inArray(project.ownerId, wanted))
    .groupBy(project.ownerId)
  return new Map(rows.map(({ ownerId, ...rate }) => [ownerId, rate]))
}
