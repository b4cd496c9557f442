import { and, desc, eq, inArray, ne, or } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { service, serviceVersion } from '../schema.server.ts'

/** What a seller began and has not brought before a moderator, or got back from one. */
export type UnfinishedService = {
  id: string
  slug: string
  title: string
  kind: 'draft' | 'rejected'
  /** Whether an earlier version hangs meanwhile. */
  isLive: boolean
  note: string
  changedAt: Date
}

export async function listUnfinished(db: Db, sellerId: string, most: number): Promise<UnfinishedService[]> {
  const rows = await db
    .select({
      id: service.id,
      slug: service.slug,
      title: service.title,
      state: service.state,
      versionState: serviceVersion.state,
      note: serviceVersion.note,
      changedAt: serviceVersion.writtenAt,
    })
    .from(service)
    .innerJoin(serviceVersion, eq(serviceVersion.id, service.workingVersionId))
    .where(
      and(
        eq(service.sellerId, sellerId),
        ne(service.state, 'archived'),
        or(
          inArray(service.state, ['draft', 'rejected']),
          inArray(serviceVersion.state, ['draft', 'rejected']),
        ),
      ),
    )
    .orderBy(desc(serviceVersion.writtenAt), service.id)
    .limit(most)
  return rows.map(({ state, versionState, ...row }) => ({
    ...row,
    kind: state === 'rejected' || versionState === 'rejected' ? 'rejected' : 'draft',
    isLive: state === 'published' || state === 'paused',
  }))
}
