import type { MemberActor } from '#domain/actor.ts'
import { countOwnFavourites } from '#domain/favourites/index.ts'
import { findUnread } from '#domain/messages/index.ts'
import { findNotificationBox } from '#domain/notifications/index.ts'
import { countCartLines } from '#domain/orders/index.ts'
import type { Db } from '#platform/db/database.ts'

/** What the head counts for a member: the lines of their cart, what they keep, and what they have not read. */
export async function countForHead(
  db: Db,
  actor: MemberActor,
): Promise<{ cartCount: number; favourites: number; unreadMessages: number; unreadNotifications: number }> {
  const [cartCount, kept, unreadMessages, { unread }] = await Promise.all([
    countCartLines(db, { actor, cartToken: undefined }),
    countOwnFavourites(db, actor.id),
    findUnread(db, actor.id),
    findNotificationBox(db, actor.id),
  ])
  return {
    cartCount,
    favourites: kept.service + kept.member + kept.team + kept.project,
    unreadMessages,
    unreadNotifications: unread,
  }
}
