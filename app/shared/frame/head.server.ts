import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { hidesAnyone } from '#domain/blocks/index.ts'
import { favouriteIdsOf, favouritesOf } from '#domain/favourites/index.ts'
import { unreadMessagesOf } from '#domain/messages/index.ts'
import { unreadNotificationsOf } from '#domain/notifications/index.ts'
import { cartLinesOf } from '#domain/orders/index.ts'
import { sentAnythingAway } from '#domain/recommendations/index.ts'
import type { Db } from '#platform/db/database.ts'

/** What the head counts for a member, and whether they see all that others see. */
export type Head = {
  cartCount: number
  favourites: number
  /** The ids of these, or of as many as are read with every page. */
  keeps: readonly string[]
  unreadMessages: number
  unreadNotifications: number
  hidesAnyone: boolean
  sentAnythingAway: boolean
}

/** Most people keep less; whoever keeps more is asked for the page in question. */
export const KEEPS_READ = 100

/** As one JSON value, part of the statement that finds whose page it is. */
export const headOf = (memberId: SQLWrapper): SQL<Head> =>
  sql<Head>`json_build_object(
    'cartCount', ${cartLinesOf(memberId)},
    'favourites', ${favouritesOf(memberId)},
    'keeps', ${favouriteIdsOf(memberId, KEEPS_READ)},
    'unreadMessages', ${unreadMessagesOf(memberId)},
    'unreadNotifications', ${unreadNotificationsOf(memberId)},
    'hidesAnyone', ${hidesAnyone(memberId)},
    'sentAnythingAway', ${sentAnythingAway(memberId)})`

/** Alone, after a form that may have changed it. */
export async function readHead(db: Db, memberId: string): Promise<Head> {
  const { rows } = await db.execute<{ head: Head }>(sql`select ${headOf(sql`${memberId}::uuid`)} as head`)
  const [row] = rows
  if (!row) throw new Error('A row that is made of nothing is always there')
  return row.head
}
