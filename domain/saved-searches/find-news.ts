import { and, asc, eq, gt, lt } from 'drizzle-orm'
import { findHiddenFrom } from '#domain/blocks/index.ts'
import { findHitDetails, listCards, type ServiceCard } from '#domain/catalogue/index.ts'
import type { SearchEngine } from '#domain/search/index.ts'
import type { Db } from '#platform/db/database.ts'
import { savedSearch } from './schema.server.ts'

type DueSearch = typeof savedSearch.$inferSelect
/** `until`: when the newest of them was published. */
export type News = { search: DueSearch; services: ServiceCard[]; until: Date }

/** As far down a search sorted by age as new ones are looked for. */
const LOOKED_AT_MOST = 50

/** Members who wait to hear of something, in the order of their ids. */
export async function listDueMembers(
  db: Db,
  { lookedBefore, after, most }: { lookedBefore: Date; after: string | undefined; most: number },
): Promise<string[]> {
  const isDue = and(eq(savedSearch.hasAlerts, true), lt(savedSearch.lookedAt, lookedBefore))
  const rows = await db
    .selectDistinct({ memberId: savedSearch.memberId })
    .from(savedSearch)
    .where(after === undefined ? isDue : and(isDue, gt(savedSearch.memberId, after)))
    .orderBy(asc(savedSearch.memberId))
    .limit(most)
  return rows.map(({ memberId }) => memberId)
}

/** What came since it was last looked, search by search; a member's own services are no news to them. */
export async function findNews(
  { db, search }: { db: Db; search: SearchEngine },
  memberId: string,
  lookedBefore: Date,
): Promise<News[]> {
  const due = await db
    .select()
    .from(savedSearch)
    .where(
      and(
        eq(savedSearch.memberId, memberId),
        eq(savedSearch.hasAlerts, true),
        lt(savedSearch.lookedAt, lookedBefore),
      ),
    )
    .orderBy(savedSearch.createdAt)
  const hidden = await findHiddenFrom(db, memberId)
  const news: News[] = []
  for (const one of due) news.push(await newsOf({ db, search }, one, hidden))
  return news
}

async function newsOf(
  { db, search }: { db: Db; search: SearchEngine },
  saved: DueSearch,
  hidden: ReadonlySet<string>,
): Promise<News> {
  const { query, toldUntil, memberId } = saved
  const { found } = await search.page(
    // Nobody asks here: counted as searches, one person's words would be offered to all after three mornings.
    { ...query, sort: 'newest', isPrivate: true },
    { offset: 0, most: LOOKED_AT_MOST },
  )
  const details = await findHitDetails(
    db,
    found.map(({ id }) => id),
  )
  const fresh = [...details].flatMap(([id, { publishedAt }]) =>
    publishedAt && publishedAt > toldUntil ? [{ id, publishedAt }] : [],
  )
  const isFresh = new Set(fresh.map(({ id }) => id))
  const cards = await listCards(
    db,
    found.map(({ id }) => id).filter((id) => isFresh.has(id)),
  )
  return {
    search: saved,
    services: cards.filter(({ seller }) => seller.id !== memberId && !hidden.has(seller.id)),
    until: new Date(Math.max(toldUntil.getTime(), ...fresh.map(({ publishedAt }) => publishedAt.getTime()))),
  }
}
