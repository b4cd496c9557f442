import { and, asc, desc, eq, inArray, min, ne, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { authorise, may } from '../permissions.ts'
import { contains } from '#platform/db/words/contains.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { ProjectRow } from '../lock-project.ts'
import { project, projectVersion } from '../schema.server.ts'
import { listOwnFiles } from '../versions/find-versions.ts'
import { type VersionContent, versionContentOf } from '../versions/version-content.ts'

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

type ProjectForReview = {
  project: ProjectRow
  now: VersionContent
  /** What it said when it was sent back; else what it said before it was changed, where it was open once. */
  before: VersionContent | undefined
  beforeWas: 'approved' | 'sent back' | null
  mayDecide: boolean
}

/** One project as a moderator judges it; what was never submitted is its owner's alone. */
export async function findProjectForReview(
  db: Db,
  actor: Actor,
  projectId: string,
): Promise<ProjectForReview> {
  authorise(actor, 'projects.read')
  const [found] = await db
    .select()
    .from(project)
    .where(and(eq(project.id, projectId), ne(project.state, 'draft')))
  if (!found) throw new NotFound('There is no such project')
  const [version] = await db
    .select({ content: projectVersion.content })
    .from(projectVersion)
    .where(eq(projectVersion.projectId, projectId))
    .orderBy(desc(projectVersion.number))
    .limit(1)
  const before = found.sentBack ?? version?.content
  return {
    project: found,
    now: versionContentOf(found, await listOwnFiles(db, projectId)),
    before,
    beforeWas: found.sentBack ? 'sent back' : before ? 'approved' : null,
    mayDecide: may(actor, 'projects.moderate', { ownerId: found.ownerId }),
  }
}

/** What waits next, the oldest first; one's own is left to others. */
export async function findNextProject(
  db: Db,
  actor: Actor,
  besides: readonly string[],
): Promise<string | undefined> {
  authorise(actor, 'projects.read')
  const [next] = await db
    .select({ id: project.id })
    .from(project)
    .where(
      and(
        eq(project.state, 'in_review'),
        notInArray(project.id, [...besides]),
        actor.kind === 'member' ? ne(project.ownerId, actor.id) : undefined,
      ),
    )
    .orderBy(asc(project.submittedAt), asc(project.id))
    .limit(1)
  return next?.id
}
