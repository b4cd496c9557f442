import {
  countHeldReferrals,
  findQuestionedReferral,
  listQuestionedReferrals,
  refuseRewards,
  releaseRewards,
} from '#domain/referrals/index.ts'
import { referral } from '#domain/referrals/schema.server.ts'
import { addDays } from '#platform/clock/clock.ts'
import { finance, operation, type Operations, otherFinance } from './operation.ts'
import { within } from './operations-of-payouts.ts'
import { context, type Scene } from './scene.ts'

/** Ann invited somebody who looks like her: the rewards wait. */
async function heldOfAnn({ tx, ann }: Scene): Promise<string> {
  const memberId = crypto.randomUUID()
  await tx.db.insert(referral).values({
    memberId,
    referrerId: ann.id,
    joinedAt: tx.now,
    until: addDays(tx.now, 365),
    shareBasisPoints: 2_000,
    state: 'held',
    signs: ['device'],
    heldAt: tx.now,
  })
  return memberId
}

/** Nobody decides on rewards of their own. */
export const operationsOfReferrals: Operations = {
  'referrals.releaseRewards': operation(otherFinance, async (scene) => {
    const memberId = await heldOfAnn(scene)
    return () => releaseRewards(scene.tx, scene.asks, { memberId, reason: 'For a test' }, context)
  }),
  'referrals.refuseRewards': operation(otherFinance, async (scene) => {
    const memberId = await heldOfAnn(scene)
    return () => refuseRewards(scene.tx, scene.asks, { memberId, reason: 'For a test' }, context)
  }),
  'referrals.findQuestionedReferral': operation(finance, async (scene) => {
    const memberId = await heldOfAnn(scene)
    return () => findQuestionedReferral(within(scene), scene.asks, memberId)
  }),
  'referrals.listQuestionedReferrals': operation(finance, ({ db, asks }) => {
    return () => listQuestionedReferrals(db, asks, { isDecided: false, page: 1 })
  }),
  'referrals.countHeldReferrals': operation(finance, ({ db, asks }) => {
    return () => countHeldReferrals(db, asks)
  }),
}
