import { and, asc, desc, eq, inArray, sql, type SQLWrapper } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { type ListedKind, listedKinds } from './favourite-rules.ts'
import { favourite, favouriteList, type FavouriteKind } from './schema.server.ts'

/** Which of these the member keeps: for the hearts of a page that shows many. */
export async function findFavourites(
  db: Db,
  memberId: string | undefined,
  kind: FavouriteKind,
  ids: readonly string[],
): Promise<Set<string>> {
  if (!memberId || ids.length === 0) return new Set()
  const rows = await db
    .select({ id: favourite.subjectId })
    .from(favourite)
    .where(
      and(eq(favourite.memberId, memberId), eq(favourite.kind, kind), inArray(favourite.subjectId, [...ids])),
    )
  return new Set(rows.map(({ id }) => id))
}

/** How much of what has a page of its own a member keeps, as part of a larger question. */
export const favouritesOf = (memberId: SQLWrapper) =>
  sql<number>`(select count(*)::int from ${favourite} where ${favourite.memberId} = ${memberId} and ${inArray(favourite.kind, [...listedKinds])})`

/** What a member keeps, at most so much of it, as part of a larger question. */
export const favouriteIdsOf = (memberId: SQLWrapper, most: number) =>
  sql<
    string[]
  >`array(select ${favourite.subjectId} from ${favourite} where ${favourite.memberId} = ${memberId} limit ${most})`

/** How many people keep it. */
export async function countFavourites(
  db: Db | DrizzleTransaction,
  kind: FavouriteKind,
  subjectId: string,
): Promise<number> {
  return db.$count(favourite, and(eq(favourite.kind, kind), eq(favourite.subjectId, subjectId)))
}

type FavouriteListView = { id: string; title: string; isFirst: boolean; count: number }

/** A member's lists, the first one first; none until something was kept. */
export async function listFavouriteLists(
  db: Db,
  memberId: string,
  kind: ListedKind,
): Promise<FavouriteListView[]> {
  const rows = await db
    .select({
      id: favouriteList.id,
      title: favouriteList.title,
      count: sql<number>`count(${favourite.subjectId})::int`,
    })
    .from(favouriteList)
    .leftJoin(favourite, and(eq(favourite.listId, favouriteList.id), eq(favourite.kind, kind)))
    .where(eq(favouriteList.memberId, memberId))
    .groupBy(favouriteList.id)
    .orderBy(asc(favouriteList.position), asc(favouriteList.id))
  return rows.map((row, place) => ({ ...row, isFirst: place === 0 }))
}

export type FavouriteRow = { id: string; listId: string; addedAt: Date }

type FavouriteFilters = { kind: ListedKind; listId?: string | undefined; sort: 'newest' | 'oldest' }

/** What a member keeps: at most a few thousand, so that a page is cut from it after what is gone was left out. */
export async function listFavourites(
  db: Db,
  memberId: string,
  { kind, listId, sort }: FavouriteFilters,
): Promise<FavouriteRow[]> {
  const direction = sort === 'oldest' ? asc : desc
  return db
    .select({ id: favourite.subjectId, listId: favourite.listId, addedAt: favourite.addedAt })
    .from(favourite)
    .where(
      and(
        eq(favourite.memberId, memberId),
        eq(favourite.kind, kind),
        listId ? eq(favourite.listId, listId) : undefined,
      ),
    )
    .orderBy(direction(favourite.addedAt), asc(favourite.subjectId))
}

export async function countOwnFavourites(db: Db, memberId: string): Promise<Record<ListedKind, number>> {
  const rows = await db
    .select({ kind: favourite.kind, count: sql<number>`count(*)::int` })
    .from(favourite)
    .where(eq(favourite.memberId, memberId))
    .groupBy(favourite.kind)
    // With every page of a member: planned once a connection.
    .prepare('count_own_favourites')
    .execute()
  const countOf = (kind: ListedKind) => rows.find((row) => row.kind === kind)?.count ?? 0
  return {
    service: countOf('service'),
    member: countOf('member'),
    team: countOf('team'),
    project: countOf('project'),
  }
}
