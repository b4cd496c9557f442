import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { countSeenServices } from '#domain/catalogue/quality/count-seen.ts'
import { deal } from '#domain/deals/schema.server.ts'
import { addFavourite, addList } from '#domain/favourites/index.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { setCapacity } from '#domain/orders/index.ts'
import { aServiceForSale, checkoutOf, choose, order, put } from '#domain/orders/testing.ts'
import { listReviews, replyToReview, reviewBuyer, reviewSeller } from '#domain/reviews/index.ts'
import { aCompletedDeal, goodBuyer, goodWork } from '#domain/reviews/testing.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Names } from '../../routes/things-of-member.ts'
import { publishFromOutside } from '../../server/publish-from-outside.ts'

/** Enough to fill the home page and a search. */
export async function fillWalls(databaseUrl: string): Promise<void> {
  const slug = `airships-${randomBytes(3).toString('hex')}`
  const offers = Array.from({ length: 14 }, (_, number) => ({
    title: `Zeppelin podcast number ${number + 10}, edited by ear`,
    seller: `Painter ${number + 10}`,
    priceMinor: 4_000 + number * 100,
    days: 2 + number,
  }))
  await publishFromOutside(databaseUrl, { slug, title: 'Airships' }, offers)
}

/** A service with two reviews, one of them answered. */
export async function makeReviewed(tx: Transaction): Promise<Names> {
  const made = await makeMember(tx, { displayName: 'Mirela Kovač' })
  const service = await aServiceForSale(tx, {}, actorOf(made))
  const buyer = actorOf(await makeMember(tx, { displayName: 'Jonas Lindqvist' }))
  await giveMoney(tx, buyer.id, 100_000)
  for (const quality of [5, 1]) {
    const dealId = await aCompletedDeal(tx, { buyer, seller: service.seller })
    await tx.db.update(deal).set({ serviceId: service.id }).where(eq(deal.id, dealId))
    await reviewSeller(tx, buyer, { dealId, ...goodWork, quality })
    await reviewBuyer(tx, service.seller, { dealId, ...goodBuyer })
  }
  const { reviews } = await listReviews(tx.db, { serviceId: service.id }, { page: 1 })
  const reply = { reviewId: reviews[0]?.id ?? '', text: 'The odd one was my favourite too.' }
  await replyToReview(tx, service.seller, reply)
  return { reviewedService: service.slug, reviewedSeller: made.username }
}

/** A seller who takes one order at once, and has it. */
export async function makeFull(tx: Transaction): Promise<Names> {
  const { id, slug, seller } = await aServiceForSale(tx, { requirements: [] })
  const buyer = actorOf(await makeMember(tx))
  await giveMoney(tx, buyer.id, 100_000)
  await put(tx, buyer, choose(id))
  await order(tx, buyer, await checkoutOf(tx.db, buyer))
  await setCapacity(tx, seller, { most: 1 })
  return { fullService: slug }
}

/** A list with something in it. */
export async function keepFavourites(tx: Transaction, who: MemberActor): Promise<Names> {
  const { listId } = await addList(tx, who, { title: 'For the museum' })
  const { id } = await aServiceForSale(tx)
  await addFavourite(tx, who, { kind: 'service', id, listId }, { isThere: async () => true })
  return { list: listId }
}

/** Seen by many over some weeks, and opened by a few. */
export const showAround = (tx: Transaction, serviceId: string): Promise<unknown> =>
  countSeenServices(
    tx,
    Array.from({ length: 40 }, (_, index) => ({
      kind: index % 4 === 0 ? ('view' as const) : ('impression' as const),
      serviceId,
      visitor: `visitor ${index}`,
      memberId: null,
      at: addDays(tx.now, -(index % 20)),
    })),
  )
