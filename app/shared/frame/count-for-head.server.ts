import type { MemberActor } from '#domain/actor.ts'
import { countOwnFavourites } from '#domain/favourites/index.ts'
import { countCartLines } from '#domain/orders/index.ts'
import type { Db } from '#platform/db/database.ts'

/** What the head counts for a member: the lines of their cart, and what they keep. */
export async function countForHead(
  db: Db,
  actor: MemberActor,
): Promise<{ cartCount: number; favourites: number }> {
  const [cartCount, kept] = await Promise.all([
    countCartLines(db, { actor, cartToken: undefined }),
    countOwnFavourites(db, actor.id),
  ])
  return { cartCount, favourites: kept.service + kept.member + kept.project }
}
