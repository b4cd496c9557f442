import { asc, count, eq, sql, type SQLWrapper } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { findOffers } from '#domain/catalogue/index.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { findPlaces } from './capacity/find-places.ts'
import { sellersOf, takePlaces } from './capacity/take-places.ts'
import { memberKey, ownerKeyOf } from './cart-owner.ts'
import { findSelling, priceOne, type PricedLine, signLines } from './price-lines.ts'
import { cartLine } from './schema.server.ts'

export type Cart = { lines: PricedLine[]; shown: string }

type WhoseCart = { actor: Actor; cartToken: string | undefined; settings: Settings; now: Date }

/** How many lines a cart has, for the sign of it in the head. */
export async function countCartLines(
  db: Db | DrizzleTransaction,
  { actor, cartToken }: Pick<WhoseCart, 'actor' | 'cartToken'>,
): Promise<number> {
  const ownerKey = ownerKeyOf(actor, cartToken)
  if (!ownerKey) return 0
  const [row] = await db
    .select({ count: count() })
    .from(cartLine)
    .where(eq(cartLine.ownerKey, ownerKey))
    // With every page of a member: planned once a connection.
    .prepare('count_cart_lines')
    .execute()
  return row?.count ?? 0
}

/** How many lines the cart of a member has, as part of a larger question. */
export const cartLinesOf = (memberId: SQLWrapper) =>
  sql<number>`(select count(*)::int from ${cartLine} where ${cartLine.ownerKey} = ${memberKey('')} || ${memberId}::text)`

/** A cart with the prices of this moment. */
export async function findCart(db: Db, { actor, cartToken, settings, now }: WhoseCart): Promise<Cart> {
  const ownerKey = ownerKeyOf(actor, cartToken)
  const lines = ownerKey
    ? await db
        .select()
        .from(cartLine)
        .where(eq(cartLine.ownerKey, ownerKey))
        .orderBy(asc(cartLine.addedAt), asc(cartLine.id))
    : []
  const offers = await findOffers(
    db,
    lines.map(({ serviceId }) => serviceId),
  )
  const buyerId = actor.kind === 'member' ? actor.id : undefined
  const market = {
    offers,
    selling: await findSelling(db, offers, buyerId, now),
    settings,
    buyerId,
  }
  const found = lines.map((line) => priceOne(line, market))
  const priced = takePlaces(found, await findPlaces(db, sellersOf(found)))
  return { lines: priced, shown: signLines(priced) }
}
