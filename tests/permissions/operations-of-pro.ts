import { giveMoney } from '#domain/ledger/testing.ts'
import {
  beginPlan,
  beginTrial,
  cancelPro,
  changePlan,
  endProNow,
  grantProDays,
  payForPro,
  payProNow,
  resumePro,
  settlePro,
} from '#domain/pro/index.ts'
import { proSubscription } from '#domain/pro/schema.server.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { ProSubscription } from '#domain/pro/index.ts'
import { livingMembers, operation, type Operations, own, verifiedMembers } from './operation.ts'
import { context, type Scene } from './scene.ts'

/** Whoever is banned or leaves can still stop paying. */
const payers = livingMembers.filter((person) => !person.endsWith('unverified'))

const activeAnns = verifiedMembers.filter((person) => person.startsWith('Ann'))

/** PRO of somebody, paid for and with money for more. */
async function proOf({ tx }: Scene, memberId: string, given: Partial<ProSubscription> = {}): Promise<void> {
  await giveMoney(tx, memberId, 50_000)
  const who = { kind: 'member', id: memberId, role: 'member', state: 'active' } as const
  await beginPlan(tx, who, { memberId, plan: 'monthly' }, context)
  if (Object.keys(given).length > 0) await tx.db.update(proSubscription).set(given)
}

const behind = (now: Date) => ({
  state: 'past_due' as const,
  until: addDays(now, -1),
  triedAt: now,
  nextAt: now,
})

export const operationsOfPro: Operations = {
  'pro.beginTrial': own(
    verifiedMembers,
    ({ tx, self }) =>
      () =>
        beginTrial(tx, self, { plan: 'monthly' }, context),
  ),
  'pro.beginPlan': operation([...verifiedMembers, 'clock'], async ({ tx, asks, mine }) => {
    await giveMoney(tx, mine.id, 5_000)
    return () => beginPlan(tx, asks, { memberId: mine.id, plan: 'monthly' }, context)
  }),
  'pro.beginPlan for Ann': operation([...activeAnns, 'clock'], async ({ tx, asks, ann }) => {
    await giveMoney(tx, ann.id, 5_000)
    return () => beginPlan(tx, asks, { memberId: ann.id, plan: 'monthly' }, context)
  }),
  'pro.payForPro': own(
    verifiedMembers,
    ({ tx, self }) =>
      () =>
        payForPro(tx, self, { plan: 'yearly' }, { ...context, provider: 'sandbox' }),
  ),
  'pro.payProNow': own(verifiedMembers, async (scene) => {
    await proOf(scene, scene.mine.id, behind(scene.tx.now))
    return () => payProNow(scene.tx, scene.self, context)
  }),
  'pro.changePlan': operation([...activeAnns, 'clock'], async (scene) => {
    await proOf(scene, scene.ann.id)
    return () => changePlan(scene.tx, scene.asks, { memberId: scene.ann.id, plan: 'yearly' }, context)
  }),
  'pro.cancelPro': own(payers, async (scene) => {
    await proOf(scene, scene.mine.id)
    return () => cancelPro(scene.tx, scene.self)
  }),
  'pro.resumePro': own(verifiedMembers, async (scene) => {
    await proOf(scene, scene.mine.id, { cancelledAt: scene.tx.now })
    return () => resumePro(scene.tx, scene.self, context)
  }),
  'pro.endProNow': own(payers, async (scene) => {
    await proOf(scene, scene.mine.id)
    return () => endProNow(scene.tx, scene.self)
  }),
  'pro.settlePro': operation(['clock'], async (scene) => {
    const { tx, asks, ann } = scene
    await proOf(scene, ann.id, { nextAt: addDays(tx.now, -1), until: tx.now })
    return () => settlePro(tx, asks, { memberId: ann.id }, context)
  }),
  'pro.grantProDays': operation(['administrator'], ({ tx, asks, ann }) => {
    const days = { memberId: ann.id, days: 3, reason: 'For a test' }
    return () => grantProDays(tx, asks, days, context)
  }),
}
