import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import type { PaperKind } from './paper-words.ts'
import { may } from './permissions.ts'
import { paper } from './schema.server.ts'
import { isUuid } from '#platform/text/is-uuid.ts'

export type Paper = typeof paper.$inferSelect
export type ListedPaper = Omit<Paper, 'content' | 'key'> & { title: string; between: string }

/** A paper is there for those whom it is between and for those who look after the money; for others it is not. */
export async function findPaper(db: Db, viewer: Actor, id: string): Promise<Paper | undefined> {
  if (!isUuid(id)) return undefined
  const [found] = await db.select().from(paper).where(eq(paper.id, id))
  return found && mayRead(viewer, found) ? found : undefined
}

function mayRead(viewer: Actor, { issuerId, recipientId }: Pick<Paper, 'issuerId' | 'recipientId'>): boolean {
  if (viewer.kind !== 'member') return false
  return may(viewer, 'papers.read') || viewer.id === issuerId || viewer.id === recipientId
}

export type PaperFilters = { kind?: PaperKind | undefined; year?: number | undefined }

const isOf = (memberId: string) => or(eq(paper.issuerId, memberId), eq(paper.recipientId, memberId))

const wanted = (memberId: string, { kind, year }: PaperFilters): SQL | undefined =>
  and(
    isOf(memberId),
    kind ? eq(paper.kind, kind) : undefined,
    year === undefined ? undefined : eq(paper.year, year),
  )

const listed = (memberId: string) => ({
  id: paper.id,
  kind: paper.kind,
  series: paper.series,
  year: paper.year,
  number: paper.number,
  label: paper.label,
  at: paper.at,
  issuerId: paper.issuerId,
  recipientId: paper.recipientId,
  dealId: paper.dealId,
  orderId: paper.orderId,
  totalMinor: paper.totalMinor,
  title: sql<string>`${paper.content}->>'title'`,
  /** Who the other side is. */
  between: sql<string>`case when ${paper.issuerId} = ${memberId}::uuid then ${paper.content}->'recipient'->>'name'
    else ${paper.content}->'issuer'->>'name' end`,
})

export const PAPERS_A_PAGE = 20

/** A member's own papers, newest first. */
export async function listOwnPapers(
  db: Db,
  memberId: string,
  filters: PaperFilters,
  { skip = 0, most = PAPERS_A_PAGE }: { skip?: number; most?: number } = {},
): Promise<ListedPaper[]> {
  return db
    .select(listed(memberId))
    .from(paper)
    .where(wanted(memberId, filters))
    .orderBy(newestFirst(paper.at), desc(paper.number), asc(paper.id))
    .offset(skip)
    .limit(most)
}

export const countOwnPapers = (db: Db, memberId: string, filters: PaperFilters): Promise<number> =>
  db.$count(paper, wanted(memberId, filters))

/** The years in which a member has papers, newest first. */
export async function listPaperYears(db: Db, memberId: string): Promise<number[]> {
  const rows = await db
    .selectDistinct({ year: paper.year })
    .from(paper)
    .where(isOf(memberId))
    .orderBy(desc(paper.year))
  return rows.map(({ year }) => year)
}

/** The papers of a deal or of an order that the viewer may read, oldest first. */
export async function listPapersAbout(
  db: Db,
  viewer: Actor,
  about: { dealId: string } | { orderId: string },
): Promise<ListedPaper[]> {
  if (viewer.kind !== 'member') return []
  const rows = await db
    .select(listed(viewer.id))
    .from(paper)
    .where('dealId' in about ? eq(paper.dealId, about.dealId) : eq(paper.orderId, about.orderId))
    .orderBy(asc(paper.at), asc(paper.number))
    .limit(MOST_ABOUT_ONE)
  return rows.filter((row) => mayRead(viewer, row))
}

/** A deal has at most some twenty milestones, with a few papers each. */
const MOST_ABOUT_ONE = 200

/** Papers of a member by the movements that they tell of, as the ledger calls those. */
export async function findPapersOf(
  db: Db,
  memberId: string,
  transferKeys: readonly string[],
): Promise<Map<string, { id: string; label: string }>> {
  if (transferKeys.length === 0) return new Map()
  const keys = new Map(transferKeys.map((key) => [`fee:${key}`, key]))
  const rows = await db
    .select({ id: paper.id, label: paper.label, key: paper.key })
    .from(paper)
    .where(and(inArray(paper.key, [...keys.keys()]), eq(paper.recipientId, memberId)))
  return new Map(rows.map(({ id, label, key }) => [keys.get(key) ?? key, { id, label }]))
}
