import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { setProUntil } from '#domain/accounts/index.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { deal } from '#domain/deals/schema.server.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { aServiceForSale, cartOf, checkoutOf, choose, order, put } from './testing.ts'

const { db, transaction } = await testDatabase()
const forSale = () => transaction((tx) => aServiceForSale(tx))

test('a seller with PRO gives its commission: in the cart, in the deal and on the day of the order alone', async () => {
  const buyer = await transaction(async (tx) => {
    const made = actorOf(await makeMember(tx))
    await giveMoney(tx, made.id, 100_000)
    return made
  })
  const [withPro, without] = [await forSale(), await forSale()]
  const later = new Date(Date.now() + 86_400_000)
  await transaction((tx) => setProUntil(tx, withPro.seller.id, later))
  for (const { id } of [withPro, without]) await transaction((tx) => put(tx, buyer, choose(id)))
  const { lines } = await cartOf(db, buyer)
  const gets = (id: string) => lines.find(({ line }) => line.serviceId === id)?.sum?.sellerGetsMinor
  expect([gets(withPro.id), gets(without.id)]).toEqual([4_650n, 4_500n])
  const checkout = await checkoutOf(db, buyer)
  await transaction((tx) => order(tx, buyer, checkout))
  // It ends: what began with it stays as it began.
  await transaction((tx) => setProUntil(tx, withPro.seller.id, null))
  const deals = await db.select().from(deal).where(eq(deal.buyerId, buyer.id))
  const rulesOf = (id: string) => deals.find(({ serviceId }) => serviceId === id)?.rules
  expect(rulesOf(withPro.id)).toMatchObject({
    commissionBasisPoints: 700,
    clearingDays: 2,
    usualCommissionBasisPoints: 1_000,
  })
  expect(rulesOf(without.id)).toMatchObject({ commissionBasisPoints: 1_000, clearingDays: 5 })
})
