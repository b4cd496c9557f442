import { sql } from 'drizzle-orm'
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

type Ask = (memberId: string) => Promise<Head | undefined>
const prepared = new WeakMap<Db, Ask>()

/** One statement with every page of a member, planned once a connection. */
function prepare(db: Db): Ask {
  const memberId = sql.placeholder('memberId')
  const statement = db
    .select({
      cartCount: cartLinesOf(memberId),
      favourites: favouritesOf(memberId),
      keeps: favouriteIdsOf(memberId, KEEPS_READ),
      unreadMessages: unreadMessagesOf(memberId),
      unreadNotifications: unreadNotificationsOf(memberId),
      hidesAnyone: hidesAnyone(memberId),
      sentAnythingAway: sentAnythingAway(memberId),
    })
    .from(sql`(select) as nothing`)
    .prepare('read_head')
  return async (id) => (await statement.execute({ memberId: id }))[0]
}

export async function readHead(db: Db, memberId: string): Promise<Head> {
  const ask = prepared.get(db) ?? prepare(db)
  prepared.set(db, ask)
  const head = await ask(memberId)
  if (!head) throw new Error('A row that is made of nothing is always there')
  return head
}
