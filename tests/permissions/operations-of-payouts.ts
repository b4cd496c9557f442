import { eq } from 'drizzle-orm'
import { companyInput, saveCompany } from '#domain/companies/index.ts'
import { giveEarned } from '#domain/ledger/testing.ts'
import {
  addMethod,
  askPayout,
  changeMethod,
  checkPayout,
  countPayoutQueue,
  findPayout,
  findPayouts,
  listPayouts,
  listPayoutsForFile,
  movePayout,
  readPayoutFilters,
  removeMethod,
} from '#domain/payouts/index.ts'
import { payout } from '#domain/payouts/schema.server.ts'
import { context, makeMethod, someBank } from '#domain/payouts/testing.ts'
import type { Db } from '#platform/db/database.ts'
import { minor } from '#platform/money/money.ts'
import {
  finance,
  livingMembers,
  openMembers,
  operation,
  type Operations,
  otherFinance,
  own,
} from './operation.ts'
import type { Person } from './people.ts'
import type { Scene, Participant } from './scene.ts'
import { before } from './things-of-ann.ts'

/** Also who is banned or leaves; whoever never proved an address does not. */
const payees: Person[] = livingMembers.filter((person) => !person.endsWith('unverified'))
const ownPayees = payees.filter((person) => person.startsWith('Ann'))

const amount = minor(2_500)

async function methodOf({ tx }: Scene, { id }: Participant): Promise<string> {
  await giveEarned(tx, id, 5_000)
  return makeMethod(tx, id)
}

export async function payoutOf(scene: Scene, who: Participant): Promise<string> {
  const methodId = await methodOf(scene, who)
  const { id } = await askPayout(scene.tx, before(who), { amount, methodId }, context)
  return id
}

/** What was made in the transaction is seen only in it. */
export const within = ({ tx }: Scene) => tx.db as unknown as Db

const filters = readPayoutFilters(new URLSearchParams())
const company = companyInput.parse({
  kind: 'individual',
  legalName: 'Ann Harbour',
  country: 'NL',
  street: 'Kade 4',
  city: 'Rotterdam',
})

export const operationsOfPayouts: Operations = {
  'payouts.addMethod': own(payees, ({ tx, self }) => {
    return () => addMethod(tx, self, someBank, context)
  }),
  'payouts.changeMethod': operation(ownPayees, async (scene) => {
    const methodId = await methodOf(scene, scene.ann)
    return () => changeMethod(scene.tx, scene.self, { methodId, details: someBank }, context)
  }),
  'payouts.removeMethod': operation(ownPayees, async (scene) => {
    const methodId = await methodOf(scene, scene.ann)
    return () => removeMethod(scene.tx, scene.self, { methodId }, context)
  }),
  'payouts.askPayout': own(payees, async (scene) => {
    const methodId = await methodOf(scene, scene.mine)
    return () => askPayout(scene.tx, scene.self, { amount, methodId }, context)
  }),
  'payouts.movePayout': operation(otherFinance, async (scene) => {
    const payoutId = await payoutOf(scene, scene.ann)
    return () => movePayout(scene.tx, scene.asks, { payoutId, move: 'approve' }, context)
  }),
  'payouts.movePayout to reject': operation(otherFinance, async (scene) => {
    const payoutId = await payoutOf(scene, scene.ann)
    const reason = 'For a test'
    return () => movePayout(scene.tx, scene.asks, { payoutId, move: 'reject', reason }, context)
  }),
  'payouts.movePayout to return': operation(otherFinance, async (scene) => {
    const payoutId = await payoutOf(scene, scene.ann)
    await scene.tx.db.update(payout).set({ state: 'paid' }).where(eq(payout.id, payoutId))
    const reason = 'For a test'
    return () => movePayout(scene.tx, scene.asks, { payoutId, move: 'return', reason }, context)
  }),
  'payouts.checkPayout': operation(finance, async (scene) => {
    const payoutId = await payoutOf(scene, scene.ann)
    return () => checkPayout(within(scene), scene.asks, payoutId, [])
  }),
  'payouts.findPayout': operation(finance, async (scene) => {
    const payoutId = await payoutOf(scene, scene.ann)
    return () => findPayout(within(scene), scene.asks, payoutId)
  }),
  'payouts.findPayouts': operation(finance, async (scene) => {
    const payoutId = await payoutOf(scene, scene.ann)
    return () => findPayouts(within(scene), scene.asks, [payoutId])
  }),
  'payouts.listPayouts': operation(finance, ({ db, asks }) => {
    return () => listPayouts(db, asks, { filters, currency: 'USD' })
  }),
  'payouts.listPayoutsForFile': operation(finance, ({ db, asks }) => {
    return () => listPayoutsForFile(db, asks, { filters, currency: 'USD' })
  }),
  'payouts.countPayoutQueue': operation(finance, ({ db, asks }) => {
    return () => countPayoutQueue(db, asks)
  }),
  'companies.saveCompany': own(openMembers, ({ tx, self }) => {
    return () => saveCompany(tx, self, company, context)
  }),
}
