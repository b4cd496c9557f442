import { and, asc, eq, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { findOffers } from '#domain/catalogue/index.ts'
import { authorise } from './permissions.ts'
import type { Settings } from '#domain/settings/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { findPlaces } from './capacity/find-places.ts'
import { sellersOf, takePlaces } from './capacity/take-places.ts'
import type { CartChoice } from './cart-input.ts'
import { expectOwnerKey } from './cart-owner.ts'
import { CART_LINES_MOST, QUANTITY_MOST } from './cart-rules.ts'
import { findSelling, priceOne } from './price-lines.ts'
import { cartLine } from './schema.server.ts'

const LIMIT = { name: 'cart lines of visitors', most: 300, everySeconds: 3_600 }

type CartContext = { cartToken: string | undefined; settings: Settings; address: string }

const REFUSALS = {
  own: 'This is your own service: nobody buys from themselves',
  paused: 'This service is paused: its seller takes no orders now',
  gone: 'This service is not offered any more',
  full: 'Its seller works on as many orders as they take at once: come back when a place is free',
  'choice-gone': 'This package or extra is not offered any more: choose again',
} as const

/** Puts a choice into the cart; the same choice again is more of it, up to the most. */
export async function addToCart(
  tx: Transaction,
  actor: Actor,
  choice: CartChoice,
  { cartToken, settings, address }: CartContext,
): Promise<void> {
  authorise(actor, 'cart.change')
  const ownerKey = expectOwnerKey(actor, cartToken)
  if (actor.kind !== 'member') await countUse(tx.db, LIMIT, address, tx.now)
  const extraIds = [...new Set(choice.extraIds)].toSorted()
  const priced = await priceNow(tx, actor, { ...choice, extraIds }, settings)
  const [found = priced] = takePlaces([priced], await findPlaces(tx.db, sellersOf([priced])))
  const { problem, sum, termsHash, offer } = found
  if (problem) throw new Conflict(REFUSALS[problem])
  const pack = offer?.content.packages.find(({ tier }) => tier === choice.tier)
  await expectRoom(tx, ownerKey, { ...choice, extraIds })
  await tx.db
    .insert(cartLine)
    .values({
      ownerKey,
      ...choice,
      extraIds,
      seenPriceMinor: sum.priceMinor,
      seenDays: sum.deliveryDays,
      seenTermsHash: termsHash,
      addedAt: tx.now,
      changedAt: tx.now,
    })
    .onConflictDoUpdate({
      target: [cartLine.ownerKey, cartLine.serviceId, cartLine.tier, cartLine.extraIds],
      set: {
        quantity: sql`least(${QUANTITY_MOST}, ${cartLine.quantity} + excluded.quantity)`,
        // What is seen is kept for one piece times the pieces, so the new price is seen for all of them.
        seenPriceMinor: sql`excluded.seen_price_minor / excluded.quantity * least(${QUANTITY_MOST}, ${cartLine.quantity} + excluded.quantity)`,
        // The days of one piece times the pieces, unless several take as long as one.
        seenDays: pack?.takesAsOne
          ? sql`excluded.seen_days`
          : sql`excluded.seen_days / excluded.quantity * least(${QUANTITY_MOST}, ${cartLine.quantity} + excluded.quantity)`,
        seenTermsHash: termsHash,
        changedAt: tx.now,
      },
    })
}

/** More of what is in a full cart needs no line of its own. */
async function expectRoom(
  tx: Transaction,
  ownerKey: string,
  choice: Omit<CartChoice, 'quantity'>,
): Promise<void> {
  const isSame = and(
    eq(cartLine.serviceId, choice.serviceId),
    eq(cartLine.tier, choice.tier),
    eq(cartLine.extraIds, choice.extraIds),
  )
  const count = await tx.db.$count(cartLine, and(eq(cartLine.ownerKey, ownerKey), sql`not (${isSame})`))
  if (count >= CART_LINES_MOST)
    throw new Conflict(`A cart holds ${CART_LINES_MOST} lines: order or remove some first`)
}

/** Another quantity; the price as it is now counts as seen. The words do not: the cart shows a price, and not them. */
export async function changeQuantity(
  tx: Transaction,
  actor: Actor,
  { lineId, quantity }: { lineId: string; quantity: number },
  { cartToken, settings }: CartContext,
): Promise<void> {
  authorise(actor, 'cart.change')
  const ownerKey = expectOwnerKey(actor, cartToken)
  const [line] = await tx.db
    .select()
    .from(cartLine)
    .where(and(eq(cartLine.id, lineId), eq(cartLine.ownerKey, ownerKey)))
    .for('update')
  if (!line) throw new NotFound('This line is not in your cart any more')
  const { sum } = await priceNow(tx, actor, { ...line, quantity }, settings)
  await tx.db
    .update(cartLine)
    .set({
      quantity,
      changedAt: tx.now,
      ...(sum ? { seenPriceMinor: sum.priceMinor, seenDays: sum.deliveryDays } : {}),
    })
    .where(eq(cartLine.id, line.id))
}

/** Takes a line out; one that is gone already is gone. */
export async function removeFromCart(
  tx: Transaction,
  actor: Actor,
  { lineId }: { lineId: string },
  { cartToken }: Pick<CartContext, 'cartToken'>,
): Promise<void> {
  authorise(actor, 'cart.change')
  const ownerKey = expectOwnerKey(actor, cartToken)
  await tx.db.delete(cartLine).where(and(eq(cartLine.id, lineId), eq(cartLine.ownerKey, ownerKey)))
}

/** The owner has read what changed: the prices and the words of now are the ones they say yes to. */
export async function takeNewPrices(
  tx: Transaction,
  actor: Actor,
  { cartToken, settings }: Pick<CartContext, 'cartToken' | 'settings'>,
): Promise<void> {
  authorise(actor, 'cart.change')
  const ownerKey = expectOwnerKey(actor, cartToken)
  const lines = await tx.db
    .select()
    .from(cartLine)
    .where(eq(cartLine.ownerKey, ownerKey))
    .orderBy(asc(cartLine.id))
    .for('update')
  for (const line of lines) {
    const { sum, termsHash } = await priceNow(tx, actor, line, settings)
    if (sum)
      await tx.db
        .update(cartLine)
        .set({
          seenPriceMinor: sum.priceMinor,
          seenDays: sum.deliveryDays,
          seenTermsHash: termsHash,
          changedAt: tx.now,
        })
        .where(eq(cartLine.id, line.id))
  }
}

async function priceNow(tx: Transaction, actor: Actor, choice: CartChoice, settings: Settings) {
  const offers = await findOffers(tx.db, [choice.serviceId])
  const buyerId = actor.kind === 'member' ? actor.id : undefined
  return priceOne(choice, {
    offers,
    selling: await findSelling(tx.db, offers, buyerId, tx.now),
    settings,
    buyerId,
  })
}
