import { eq, lt, sql } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { findOffers } from '#domain/catalogue/index.ts'
import { authorise } from './permissions.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { memberKey, visitorKey } from './cart-owner.ts'
import { QUANTITY_MOST } from './cart-rules.ts'
import { type CartLine, cartLine } from './schema.server.ts'

const RETENTION_DAYS = 60

/** What a visitor chose comes along when they sign in: the same line of both is one, with as many pieces as allowed. */
export async function joinCarts(
  tx: Transaction,
  actor: MemberActor,
  { cartToken }: { cartToken: string },
): Promise<void> {
  authorise(actor, 'cart.join')
  // Taken away first: of two requests that come at once, one has lines to bring.
  const brought = await tx.db
    .delete(cartLine)
    .where(eq(cartLine.ownerKey, visitorKey(cartToken)))
    .returning()
  await putIn(tx, memberKey(actor.id), brought)
}

type Put = Pick<
  CartLine,
  'serviceId' | 'tier' | 'extraIds' | 'quantity' | 'seenPriceMinor' | 'seenDays' | 'seenTermsHash' | 'addedAt'
>

/** Lines that come into a cart from somewhere else: from a visitor's, or from an order that came to nothing. */
export async function putIn(tx: Transaction, ownerKey: string, lines: readonly Put[]): Promise<void> {
  const offers = await findOffers(
    tx.db,
    lines.map(({ serviceId }) => serviceId),
  )
  for (const { serviceId, tier, extraIds, ...rest } of lines) {
    const { quantity, seenPriceMinor, seenDays, seenTermsHash, addedAt } = rest
    const pack = offers.get(serviceId)?.content.packages.find((one) => one.tier === tier)
    const whole = sql`least(${QUANTITY_MOST}, ${cartLine.quantity} + excluded.quantity)`
    await tx.db
      .insert(cartLine)
      .values({
        ownerKey,
        serviceId,
        tier,
        extraIds: extraIds.toSorted(),
        quantity,
        seenPriceMinor,
        seenDays,
        seenTermsHash,
        addedAt,
        changedAt: tx.now,
      })
      .onConflictDoUpdate({
        target: [cartLine.ownerKey, cartLine.serviceId, cartLine.tier, cartLine.extraIds],
        set: {
          quantity: whole,
          seenPriceMinor: sql`${cartLine.seenPriceMinor} / ${cartLine.quantity} * ${whole}`,
          // More pieces take more days, unless several take as long as one.
          ...(pack?.takesAsOne
            ? {}
            : { seenDays: sql`${cartLine.seenDays} / ${cartLine.quantity} * ${whole}` }),
          changedAt: tx.now,
        },
      })
  }
}

/** Carts of visitors who never came back. */
export async function sweepCarts(tx: Transaction): Promise<void> {
  await tx.db
    .delete(cartLine)
    .where(
      sql`${lt(cartLine.changedAt, addDays(tx.now, -RETENTION_DAYS))} and starts_with(${cartLine.ownerKey}, 'visitor:')`,
    )
}
