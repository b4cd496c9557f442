import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { clockActor } from '#domain/actor.ts'
import { enterToReview } from '#domain/deals/index.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import {
  followDeal,
  hideReview,
  replyToReview,
  restoreReview,
  revealDue,
  reviewBuyer,
  reviewSeller,
} from '#domain/reviews/index.ts'
import { review } from '#domain/reviews/schema.server.ts'
import { aCompletedDeal, goodBuyer, goodWork } from '#domain/reviews/testing.ts'
import { and, eq } from 'drizzle-orm'
import { operation, type Operations, otherModeration, own } from './operation.ts'
import type { Person } from './people.ts'
import { context, type Scene } from './scene.ts'
import { before, beforeBans } from './things-of-ann.ts'

const anns: Person[] = ['Ann', 'Ann, an administrator']
const active: Person[] = [...anns, 'another member', 'administrator', 'moderator', 'support', 'finance']

/** A deal that is done, in which the asker bought or sold. */
async function doneDeal(scene: Scene, as: 'buyer' | 'seller') {
  const { tx, mine } = scene
  const other = actorOf(await makeMember(tx))
  const self = before(mine)
  const pair = as === 'buyer' ? { buyer: self, seller: other } : { buyer: other, seller: self }
  await giveMoney(tx, pair.buyer.id, 100_000)
  return { ...pair, dealId: await beforeBans(scene, () => aCompletedDeal(tx, pair)) }
}

const reason = 'For a test of permissions'

/** Reviews of a deal of Ann's that everyone reads: what was said about her, or what she said. */
async function shownReview(scene: Scene, by: 'buyer' | 'seller' = 'buyer') {
  const { tx, ann } = scene
  const seller = before(ann)
  const buyer = actorOf(await makeMember(tx))
  await giveMoney(tx, buyer.id, 100_000)
  const dealId = await beforeBans(scene, () => aCompletedDeal(tx, { buyer, seller }))
  await reviewSeller(tx, buyer, { dealId, ...goodWork })
  await reviewBuyer(tx, seller, { dealId, ...goodBuyer })
  const [found] = await tx.db
    .select({ id: review.id })
    .from(review)
    .where(and(eq(review.dealId, dealId), eq(review.by, by)))
  if (!found) throw new Error('There is no review')
  return found.id
}

export const operationsOfReviews: Operations = {
  'deals.enterToReview': own(active, async (scene) => {
    const { dealId } = await doneDeal(scene, 'buyer')
    return () => enterToReview(scene.tx, scene.self, dealId)
  }),
  'reviews.reviewSeller': own(active, async (scene) => {
    const { dealId } = await doneDeal(scene, 'buyer')
    return () => reviewSeller(scene.tx, scene.self, { dealId, ...goodWork })
  }),
  'reviews.reviewBuyer': own(active, async (scene) => {
    const { dealId } = await doneDeal(scene, 'seller')
    return () => reviewBuyer(scene.tx, scene.self, { dealId, ...goodBuyer })
  }),
  'reviews.replyToReview': operation(anns, async (scene) => {
    const reviewId = await shownReview(scene)
    return () => replyToReview(scene.tx, scene.self, { reviewId, text: 'Thank you.' })
  }),
  'reviews.hideReview': operation(otherModeration, async (scene) => {
    const reviewId = await shownReview(scene, 'seller')
    return () => hideReview(scene.tx, scene.asks, { reviewId, reason }, context)
  }),
  'reviews.restoreReview': operation(otherModeration, async (scene) => {
    const reviewId = await shownReview(scene, 'seller')
    await hideReview(scene.tx, scene.of('moderator').actor, { reviewId, reason }, context)
    return () => restoreReview(scene.tx, scene.asks, { reviewId, reason }, context)
  }),
  'reviews.revealDue': operation(['clock'], async (scene) => {
    const { buyer, dealId } = await doneDeal(scene, 'seller')
    await reviewSeller(scene.tx, buyer, { dealId, ...goodWork })
    return () => revealDue(scene.tx, scene.asks, dealId)
  }),
  'reviews.followDeal': operation(['clock'], async (scene) => {
    const { dealId } = await doneDeal(scene, 'seller')
    await followDeal(scene.tx, clockActor, dealId)
    return () => followDeal(scene.tx, scene.asks, dealId)
  }),
}
