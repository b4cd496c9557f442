import { eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { viewedService } from './schema.server.ts'

export type Viewed = { serviceId: string; viewedAt: Date }

/** What a member looked at, the latest first. */
export async function listViewed(db: Db, memberId: string, most: number): Promise<Viewed[]> {
  return db
    .select({ serviceId: viewedService.serviceId, viewedAt: viewedService.viewedAt })
    .from(viewedService)
    .where(eq(viewedService.memberId, memberId))
    .orderBy(newestFirst(viewedService.viewedAt))
    .limit(most)
}

/** All of it, for the file that a member takes along. */
export const exportViewed = (db: Db, memberId: string): Promise<Viewed[]> =>
  listViewed(db, memberId, Number.MAX_SAFE_INTEGER)

/** Whether a member looked at anything, as part of a larger question. */
export const viewedAnything = (memberId: SQLWrapper) =>
  sql<boolean>`exists (select from ${viewedService} where ${viewedService.memberId} = ${memberId})`
