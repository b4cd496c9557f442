import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { deal } from '#domain/deals/schema.server.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { findBoughtChoice } from './order-queries.ts'
import { aServiceForSale, checkoutOf, choose, order, put } from './testing.ts'

const { db, transaction } = await testDatabase()

test('what a deal was ordered as can be ordered again by its buyer, and is nobody else’s to know', async () => {
  const { buyer, stranger, service } = await transaction(async (tx) => {
    const somebody = actorOf(await makeMember(tx))
    await giveMoney(tx, somebody.id, 1_000_000)
    const one = await aServiceForSale(tx)
    await put(tx, somebody, choose(one.id))
    return { buyer: somebody, stranger: actorOf(await makeMember(tx)), service: one }
  })
  const checkout = await checkoutOf(db, buyer)
  await transaction((tx) => order(tx, buyer, checkout))
  const [made] = await db.select().from(deal).where(eq(deal.buyerId, buyer.id))
  const again = await findBoughtChoice(db, buyer.id, made?.id ?? '')
  expect(again).toMatchObject({ serviceId: service.id, tier: choose(service.id).tier, quantity: 1 })
  expect(await findBoughtChoice(db, stranger.id, made?.id ?? '')).toBeUndefined()
})
