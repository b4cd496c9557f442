import { and, eq, gte, isNull, lt } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { estimateRows } from '#platform/db/estimate-rows.ts'
import type { IdRange } from '#platform/db/id-ranges.ts'
import { work } from './schema.server.ts'

type WorkAddress = { memberId: string; slug: string; changedAt: Date }

/** The works that everyone sees, from a range of ids: only these are read, however many there are. */
export function listWorkAddresses(db: Db, { from, to }: IdRange, most: number): Promise<WorkAddress[]> {
  return db
    .select({ memberId: work.memberId, slug: work.slug, changedAt: work.changedAt })
    .from(work)
    .where(
      and(
        gte(work.id, from),
        to ? lt(work.id, to) : undefined,
        eq(work.isHidden, false),
        isNull(work.removedAt),
      ),
    )
    .orderBy(work.id)
    .limit(most)
}

export function estimateWorks(db: Db): Promise<number> {
  return estimateRows(db, work)
}
