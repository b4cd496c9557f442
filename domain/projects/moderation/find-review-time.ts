import { and, eq, not } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { project } from '../schema.server.ts'

/** The newest open projects are looked through: an index has them in this order. */
const LOOKED_THROUGH = 200
/** Fewer say nothing about the next. */
const LEAST = 5
/** Four of five were looked at in this time. */
const MOST_OF_THEM = 0.8

/** Within which time most projects were looked at lately, in milliseconds; nothing where too few were. */
export async function findReviewTime(db: Db): Promise<number | undefined> {
  const newest = await db
    .select({
      submittedAt: project.submittedAt,
      decidedAt: project.decidedAt,
      decidedBy: project.decidedBy,
    })
    .from(project)
    .where(and(eq(project.state, 'open'), not(project.isOwnerHidden)))
    .orderBy(newestFirst(project.openedAt))
    .limit(LOOKED_THROUGH)
  const took = newest.flatMap(({ submittedAt, decidedAt, decidedBy }) =>
    submittedAt && decidedAt && decidedBy ? [decidedAt.getTime() - submittedAt.getTime()] : [],
  )
  if (took.length < LEAST) return undefined
  return took.toSorted((one, other) => one - other)[Math.ceil(took.length * MOST_OF_THEM) - 1]
}
