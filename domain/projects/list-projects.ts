import {
  and,
  arrayContains,
  asc,
  eq,
  gte,
  inArray,
  lt,
  lte,
  ne,
  notInArray,
  sql,
  type SQL,
} from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { oneOf } from '#platform/db/one-of.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import type { ProjectFilters, ProjectSort } from './project-filters.ts'
import { project } from './schema.server.ts'
import type { Visibility } from './states.ts'

export const PROJECTS_A_PAGE = 20
/** Counting stops here: nobody leafs further. */
const COUNT_MOST = 1_000
const EXCERPT = 600

const card = {
  id: project.id,
  ownerId: project.ownerId,
  title: project.title,
  excerpt: sql<string>`left(${project.description}, ${EXCERPT})`,
  categoryId: project.categoryId,
  skills: project.skills,
  budgetKind: project.budgetKind,
  budgetMinMinor: project.budgetMinMinor,
  budgetMaxMinor: project.budgetMaxMinor,
  wantedBy: project.wantedBy,
  visibility: project.visibility,
  openedAt: project.openedAt,
  openUntil: project.openUntil,
  proposalsMost: project.proposalsMost,
  proposalsCount: project.proposalsCount,
  queuedCount: project.queuedCount,
}

export const pickCards = (db: Db | DrizzleTransaction) => db.select(card).from(project)
export type ProjectCard = Awaited<ReturnType<typeof pickCards>>[number]

/** Open projects that this viewer may know of without an invitation. */
export async function listProjects(
  db: Db,
  filters: ProjectFilters,
  { now, isMember }: { now: Date; isMember: boolean },
): Promise<{ projects: ProjectCard[]; count: number; isOver: boolean }> {
  const where = and(shownTo(isMember), ...wanted(filters, now))
  const projects = await pickCards(db)
    .where(where)
    .orderBy(...orders[filters.sort], asc(project.id))
    .limit(PROJECTS_A_PAGE)
    .offset((filters.page - 1) * PROJECTS_A_PAGE)
  const counted = await db.$count(
    db
      .select({ one: sql`1`.as('one') })
      .from(project)
      .where(where)
      .limit(COUNT_MOST + 1)
      .as('some'),
  )
  return { projects, count: Math.min(counted, COUNT_MOST), isOver: counted > COUNT_MOST }
}

/** The newest, for whoever comes by. */
export function listNewestProjects(db: Db, most: number): Promise<ProjectCard[]> {
  return pickCards(db)
    .where(shownTo(false))
    .orderBy(...orders.newest, asc(project.id))
    .limit(most)
}

/** How many everyone may see. */
export const countPublicProjects = (db: Db | DrizzleTransaction): Promise<number> =>
  db.$count(project, shownTo(false))

/** Others of the same kind that everyone may see, the newest first. */
export function listSimilarProjects(
  db: Db,
  { id, categoryId }: { id: string; categoryId: string | null },
  most: number,
): Promise<ProjectCard[]> {
  if (!categoryId) return Promise.resolve([])
  return pickCards(db)
    .where(and(shownTo(false), eq(project.categoryId, categoryId), ne(project.id, id)))
    .orderBy(...orders.newest, asc(project.id))
    .limit(most)
}

/** These, as far as this viewer may know of them. */
export function listProjectCards(
  db: Db | DrizzleTransaction,
  ids: readonly string[],
  { isMember }: { isMember: boolean },
): Promise<ProjectCard[]> {
  if (ids.length === 0) return Promise.resolve([])
  return pickCards(db).where(and(shownTo(isMember), oneOf(project.id, ids)))
}

/** Nobody needs an invitation to see it. */
export const shownAs = (...visibilities: Visibility[]) =>
  and(eq(project.state, 'open'), eq(project.isOwnerHidden, false), inArray(project.visibility, visibilities))

const shownTo = (isMember: boolean) => (isMember ? shownAs('public', 'members') : shownAs('public'))

/** Nulls last, as the indexes have them: otherwise all that is open would be read and sorted for a page. */
export const newest = sql`${project.openedAt} desc nulls last`

const orders: Record<ProjectSort, SQL[]> = {
  newest: [newest],
  ending: [asc(project.openUntil)],
  'budget-down': [sql`${project.budgetMaxMinor} desc nulls last`, newest],
  'budget-up': [sql`${project.budgetMaxMinor} asc nulls last`, newest],
  fewest: [sql`${project.proposalsCount} + ${project.queuedCount}`, newest],
}

function wanted(filters: ProjectFilters, now: Date): (SQL | undefined)[] {
  const { ids, categoryIds, budgetFromMinor, budgetToMinor, ageDays, proposalsBelow, skills, withoutOwners } =
    filters
  return [
    withoutOwners?.length ? notInArray(project.ownerId, [...withoutOwners]) : undefined,
    ids ? oneOf(project.id, ids) : undefined,
    categoryIds ? inArray(project.categoryId, [...categoryIds]) : undefined,
    budgetFromMinor === undefined ? undefined : gte(project.budgetMaxMinor, budgetFromMinor),
    budgetToMinor === undefined
      ? undefined
      : lte(sql`coalesce(${project.budgetMinMinor}, ${project.budgetMaxMinor})`, budgetToMinor),
    ageDays === undefined ? undefined : gte(project.openedAt, new Date(now.getTime() - ageDays * DAY_MS)),
    proposalsBelow === undefined
      ? undefined
      : lt(sql`${project.proposalsCount} + ${project.queuedCount}`, proposalsBelow),
    skills.length > 0 ? arrayContains(project.skills, [...skills]) : undefined,
  ]
}
