import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { readSettings } from '#domain/settings/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { findDealRoom } from '../queries/deal-queries.ts'
import { deal } from '../schema.server.ts'
import { anAgreedDeal, aPair, type Pair, someContent } from '../testing.ts'
import { acceptDeal } from './answer-deal.ts'
import { joinDeal } from './join-deal.ts'
import { proposeDeal } from './propose-deal.ts'

const { db, transaction: run } = await testDatabase()
const USUAL = 1_000
const LOWER = 500

const pairOf = () => run((tx) => aPair(tx))
const byLink = (seller: Pair['seller'], key: string) =>
  run(async (tx) => {
    const settings = await readSettings(tx.db, tx.now)
    const counterparty = { kind: 'link', key } as const
    const made = await proposeDeal(
      tx,
      seller,
      { as: 'seller', counterparty, content: someContent() },
      { settings },
    )
    return made.dealId
  })
const join = (buyer: Pair['buyer'], dealId: string, key: string) =>
  run((tx) => joinDeal(tx, buyer, { dealId, key }))
const accept = (buyer: Pair['buyer'], dealId: string, commission?: number) =>
  run((tx) => acceptDeal(tx, buyer, { dealId, version: 1, commission }))
const commissionOf = async (dealId: string) =>
  (await db.select().from(deal).where(eq(deal.id, dealId)))[0]?.rules.commissionBasisPoints
const shownTo = async (viewer: Pair['buyer'], dealId: string, key: string) =>
  (await findDealRoom(db, dealId, { now: new Date(), viewer, key }))?.deal.rules.commissionBasisPoints

test('the lower commission of a link is for two who have had no deal before', async () => {
  const { buyer, seller } = await pairOf()
  const first = await byLink(seller, 'one')
  await join(buyer, first, 'one')
  await accept(buyer, first, LOWER)
  expect(await commissionOf(first)).toBe(LOWER)
  const second = await byLink(seller, 'two')
  expect(await shownTo(buyer, second, 'two')).toBe(USUAL)
  await join(buyer, second, 'two')
  await accept(buyer, second, USUAL)
  expect(await commissionOf(second)).toBe(USUAL)
})

test('a deal in which they changed places counts as well', async () => {
  const { buyer, seller } = await pairOf()
  await run((tx) => anAgreedDeal(tx, { buyer: seller, seller: buyer }))
  const dealId = await byLink(seller, 'back')
  await join(buyer, dealId, 'back')
  await accept(buyer, dealId)
  expect(await commissionOf(dealId)).toBe(USUAL)
})

test('whoever read the lower one is told when it does not hold any more', async () => {
  const { buyer, seller } = await pairOf()
  const dealId = await byLink(seller, 'late')
  await join(buyer, dealId, 'late')
  await run((tx) => anAgreedDeal(tx, { buyer, seller }))
  await expect(accept(buyer, dealId, LOWER)).rejects.toThrow('Another commission')
  expect(await shownTo(buyer, dealId, 'late')).toBe(USUAL)
})

test('of two links that are accepted at once one has the lower commission', async () => {
  for (let round = 0; round < 5; round++) {
    const { buyer, seller } = await pairOf()
    const keys = ['left', 'right']
    const ids = await Promise.all(keys.map((key) => byLink(seller, key + round)))
    for (const [at, id] of ids.entries()) await join(buyer, id, `${keys[at]}${round}`)
    await Promise.all(ids.map((id) => accept(buyer, id)))
    const rates = await Promise.all(ids.map(commissionOf))
    expect(rates.toSorted()).toEqual([USUAL, LOWER])
  }
})
