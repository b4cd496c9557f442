import { and, asc, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import type { FavouriteSubject } from './favourite-input.ts'
import { FIRST_LIST } from './favourite-rules.ts'
import { favourite, favouriteList } from './schema.server.ts'

export type ListRow = typeof favouriteList.$inferSelect

/** What a member keeps changes one step after another; the first list is made when it is first needed. */
export async function lockLists(
  tx: Transaction,
  memberId: string,
): Promise<{ lists: ListRow[]; first: ListRow }> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`favourites:${memberId}`}, 0))`)
  const lists = await tx.db
    .select()
    .from(favouriteList)
    .where(eq(favouriteList.memberId, memberId))
    .orderBy(asc(favouriteList.position), asc(favouriteList.id))
  const [first] = lists.length > 0 ? lists : await makeFirst(tx, memberId)
  if (!first) throw new Error('No first list was made')
  return { lists: lists.length > 0 ? lists : [first], first }
}

function makeFirst(tx: Transaction, memberId: string): Promise<ListRow[]> {
  return tx.db
    .insert(favouriteList)
    .values({ memberId, title: FIRST_LIST, position: 0, createdAt: tx.now })
    .returning()
}

export function listOf(lists: readonly ListRow[], listId: string): ListRow {
  const found = lists.find(({ id }) => id === listId)
  if (!found) throw new NotFound('There is no such list of yours')
  return found
}

/** Something is kept in one list at a time. */
export function isFavourite(memberId: string, { kind, id }: FavouriteSubject) {
  return and(eq(favourite.memberId, memberId), eq(favourite.kind, kind), eq(favourite.subjectId, id))
}
