import type { Actor } from '#domain/actor.ts'
import { batchContext } from '#domain/payouts/batches/testing.ts'
import {
  countFreePayouts,
  explainSecondEyes,
  findBatch,
  listBatches,
  makeBatch,
  movePayout,
  payBatch,
  sendBatch,
  takeBatchFile,
  withdrawBatch,
} from '#domain/payouts/index.ts'
import { finance, operation, type Operations, otherFinance } from './operation.ts'
import { payoutOf, within } from './operations-of-payouts.ts'
import type { Scene } from './scene.ts'

/** The settings under which Ann asked, with an account to pay from. */
const context = { ...batchContext, settings: { ...batchContext.settings, currency: 'USD' } }

const boss = (scene: Scene): Actor => scene.of('administrator').actor

async function approvedOf(scene: Scene): Promise<string> {
  const payoutId = await payoutOf(scene, scene.ann)
  await movePayout(scene.tx, boss(scene), { payoutId, move: 'approve' }, context)
  return payoutId
}

async function batchOf(scene: Scene): Promise<number> {
  const ids = [await approvedOf(scene)]
  return (await makeBatch(scene.tx, boss(scene), { way: 'bank', ids }, context)).number
}

/** Nobody moves a batch that holds a payout of their own. */
export const operationsOfPayoutBatches: Operations = {
  'payouts.makeBatch': operation(finance, async (scene) => {
    const ids = [await approvedOf(scene)]
    return () => makeBatch(scene.tx, scene.asks, { way: 'bank', ids }, context)
  }),
  'payouts.sendBatch': operation(otherFinance, async (scene) => {
    const number = await batchOf(scene)
    return () => sendBatch(scene.tx, scene.asks, { number }, context)
  }),
  'payouts.payBatch': operation(otherFinance, async (scene) => {
    const number = await batchOf(scene)
    await sendBatch(scene.tx, boss(scene), { number }, context)
    return () => payBatch(scene.tx, scene.asks, { number }, context)
  }),
  'payouts.withdrawBatch': operation(otherFinance, async (scene) => {
    const number = await batchOf(scene)
    return () => withdrawBatch(scene.tx, scene.asks, { number, reason: 'For a test' }, context)
  }),
  'payouts.takeBatchFile': operation(finance, async (scene) => {
    const number = await batchOf(scene)
    return () => takeBatchFile(scene.tx, scene.asks, { number, file: 'xml' }, context)
  }),
  'payouts.findBatch': operation(finance, async (scene) => {
    const number = await batchOf(scene)
    return () => findBatch(within(scene), scene.asks, number)
  }),
  'payouts.listBatches': operation(finance, ({ db, asks }) => {
    return () => listBatches(db, asks, { state: undefined, page: 1 })
  }),
  'payouts.countFreePayouts': operation(finance, ({ db, asks }) => {
    return () => countFreePayouts(db, asks)
  }),
  'payouts.explainSecondEyes': operation(finance, ({ db, asks }) => {
    return () => explainSecondEyes(db, asks, [], context.settings)
  }),
}
