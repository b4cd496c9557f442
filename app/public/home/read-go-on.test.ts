import { expect, test } from 'vitest'
import { findFaces } from '#domain/accounts/index.ts'
import { anAgreedDeal, aPair } from '#domain/deals/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { readGoOn } from './read-go-on.server.ts'

test('both sides of an open deal go on with it, each told whose turn it is', async () => {
  const { db, transaction } = await testDatabase()
  const { pair, dealId } = await transaction(async (tx) => {
    const two = await aPair(tx)
    return { pair: two, dealId: await anAgreedDeal(tx, two) }
  })
  const faces = await findFaces(db, [pair.buyer.id, pair.seller.id])
  const nameOf = (id: string) => faces.get(id)?.displayName
  const looks = { currency: 'USD', now: new Date(), hidden: new Set<string>() }
  const dealsOf = async (id: string) => (await readGoOn(db, id, looks)).deals
  expect(await dealsOf(pair.buyer.id)).toMatchObject([
    { id: dealId, step: `You pay into escrow · ${nameOf(pair.seller.id)}` },
  ])
  expect(await dealsOf(pair.seller.id)).toMatchObject([
    { id: dealId, step: `${nameOf(pair.buyer.id)} pays into escrow` },
  ])
})
