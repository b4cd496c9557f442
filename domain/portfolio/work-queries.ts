import { and, arrayContains, asc, eq, isNull, sql, type SQL } from 'drizzle-orm'
import { findPictures, type PictureView } from '#domain/pictures/index.ts'
import { contains } from '#platform/db/words/contains.ts'
import type { Db } from '#platform/db/database.ts'
import { work } from './schema.server.ts'

export const WORKS_A_PAGE = 24

/** A work as it hangs among others. */
export type PortfolioWork = {
  id: string
  slug: string
  title: string
  year: number | null
  client: string
  isHidden: boolean
  cover: PictureView | null
  coverAlt: string
  picturesCount: number
}

type Row = typeof work.$inferSelect

const inOrder = [asc(work.position), asc(work.id)]
const notRemoved = (memberId: string) => and(eq(work.memberId, memberId), isNull(work.removedAt))
const shownTo = (memberId: string) => and(notRemoved(memberId), eq(work.isHidden, false))

export async function describeWorks(db: Db, rows: readonly Row[]): Promise<PortfolioWork[]> {
  const covers = await findPictures(
    db,
    rows.flatMap(({ gallery }) => gallery[0]?.pictureId ?? []),
  )
  return rows.map(({ id, slug, title, year, client, isHidden, gallery }) => ({
    id,
    slug,
    title,
    year,
    client,
    isHidden,
    cover: covers.get(gallery[0]?.pictureId ?? '') ?? null,
    coverAlt: gallery[0]?.alt || title,
    picturesCount: gallery.length,
  }))
}

type WorkFilters = { skill?: string | undefined; page?: number; most?: number }

/** What everyone may see of a member's works, in the member's order. */
export async function listWorks(
  db: Db,
  memberId: string,
  { skill, page = 1, most = WORKS_A_PAGE }: WorkFilters = {},
): Promise<{ works: PortfolioWork[]; count: number }> {
  const which = and(shownTo(memberId), skill ? arrayContains(work.skills, [skill]) : undefined)
  const [rows, count] = await Promise.all([
    db
      .select()
      .from(work)
      .where(which)
      .orderBy(...inOrder)
      .limit(most)
      .offset((page - 1) * most),
    db.$count(work, which),
  ])
  return { works: await describeWorks(db, rows), count }
}

/** The skills that a member's works show, the most shown first. */
export async function listWorkSkills(
  db: Db,
  memberId: string,
  most: number,
): Promise<{ skill: string; count: number }[]> {
  const skill = sql<string>`unnest(${work.skills})`
  const each = db
    .select({ skill: skill.as('skill') })
    .from(work)
    .where(shownTo(memberId))
    .as('each')
  const count = sql<number>`count(*)::int`
  return db
    .select({ skill: each.skill, count })
    .from(each)
    .groupBy(each.skill)
    .orderBy(sql`count(*) desc`, asc(each.skill))
    .limit(most)
}

type OwnWorkFilters = { show?: 'shown' | 'hidden' | undefined; words?: string | undefined }

/** All of a member's own works: few enough to be put in order by hand on one page. */
export async function listOwnWorks(
  db: Db,
  memberId: string,
  { show, words }: OwnWorkFilters = {},
): Promise<{ works: PortfolioWork[]; counts: { all: number; shown: number; hidden: number } }> {
  const filters: (SQL | undefined)[] = [
    show ? eq(work.isHidden, show === 'hidden') : undefined,
    words ? contains(work.title, words) : undefined,
  ]
  const [rows, [counted]] = await Promise.all([
    db
      .select()
      .from(work)
      .where(and(notRemoved(memberId), ...filters))
      .orderBy(...inOrder),
    db
      .select({
        all: sql<number>`count(*)::int`,
        hidden: sql<number>`count(*) filter (where ${work.isHidden})::int`,
      })
      .from(work)
      .where(notRemoved(memberId)),
  ])
  const { all = 0, hidden = 0 } = counted ?? {}
  return { works: await describeWorks(db, rows), counts: { all, hidden, shown: all - hidden } }
}

/** One of the member's own, to be edited. */
export async function findOwnWork(db: Db, memberId: string, workId: string): Promise<Row | undefined> {
  const [found] = await db
    .select()
    .from(work)
    .where(and(notRemoved(memberId), eq(work.id, workId)))
  return found
}

/** One that was removed and can still be brought back. */
export async function findRemovedWork(
  db: Db,
  memberId: string,
  workId: string,
): Promise<{ id: string; title: string } | undefined> {
  const [found] = await db
    .select({ id: work.id, title: work.title })
    .from(work)
    .where(and(eq(work.memberId, memberId), eq(work.id, workId), sql`${work.removedAt} is not null`))
  return found
}
