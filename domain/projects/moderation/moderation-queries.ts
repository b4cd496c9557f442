import { and, asc, eq, inArray, min, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import { contains } from '#platform/db/contains.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import type { ProjectRow } from '../lock-project.ts'
import { project } from '../schema.server.ts'

export const MODERATED_PROJECTS_A_PAGE = 50

type ProjectQueueFilters = { words: string; which: 'waiting' | 'posted'; page: number }

/** What waits for a moderator, oldest first; or what is open, newest first. */
export async function listProjectQueue(
  db: Db,
  actor: Actor,
  { words, which, page }: ProjectQueueFilters,
): Promise<{ rows: ProjectRow[]; count: number }> {
  authorise(actor, 'projects.read')
  const states: ProjectRow['state'][] = which === 'waiting' ? ['in_review'] : ['open', 'rejected']
  const where: SQL | undefined = and(
    inArray(project.state, states),
    words ? contains(project.title, words) : undefined,
  )
  const rows = await db
    .select()
    .from(project)
    .where(where)
    .orderBy(which === 'waiting' ? asc(project.submittedAt) : newestFirst(project.changedAt), asc(project.id))
    .limit(MODERATED_PROJECTS_A_PAGE)
    .offset((page - 1) * MODERATED_PROJECTS_A_PAGE)
  return { rows, count: await db.$count(project, where) }
}

export async function countProjectsInReview(
  db: Db,
  actor: Actor,
): Promise<{ waiting: number; oldestAt: Date | null }> {
  authorise(actor, 'projects.read')
  const [row] = await db
    .select({
      waiting: sql<number>`count(*)::int`,
      oldestAt: min(project.submittedAt),
    })
    .from(project)
    .where(eq(project.state, 'in_review'))
  return { waiting: row?.waiting ?? 0, oldestAt: row?.oldestAt ?? null }
}
