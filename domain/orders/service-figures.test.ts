import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { findLiveService } from '#domain/catalogue/index.ts'
import { countOwnDeals, listOwnDeals, listSales } from '#domain/deals/index.ts'
import { deal, milestone } from '#domain/deals/schema.server.ts'
import { nextStep } from '#domain/deals/next-step-rules.ts'
import { acceptDelivery, answerRequirements, cancelWork, deliverWork } from '#domain/deals/index.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { dayOf } from '#domain/views/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { ordersJobs } from './jobs.ts'
import { aServiceForSale, checkoutOf, choose, order, put } from './testing.ts'

const announced: { kind: string; serviceId?: string | null }[] = []
const { db, transaction } = await testDatabase({
  react: async (_, event) => void announced.push(event as never),
})

async function buyOnce(serviceId: string) {
  const buyer = await transaction(async (tx) => {
    const who = actorOf(await makeMember(tx))
    await giveMoney(tx, who.id, 100_000)
    await put(tx, who, choose(serviceId))
    return who
  })
  const checkout = await checkoutOf(db, buyer)
  await transaction((tx) => order(tx, buyer, checkout))
  const [made] = await db.select().from(deal).where(eq(deal.buyerId, buyer.id))
  const dealId = made?.id ?? ''
  const [part] = await db.select().from(milestone).where(eq(milestone.dealId, dealId))
  return { buyer, dealId, milestoneId: part?.id ?? '' }
}

const count = (serviceId: string) =>
  ordersJobs
    .find(({ name }) => name === 'orders.count-service-deals')
    ?.run({ transaction } as never, { serviceId } as never)

test('what became of its deals stands beside a service and is told to search', async () => {
  const service = await transaction((tx) => aServiceForSale(tx))
  const [done, cancelled] = [await buyOnce(service.id), await buyOnce(service.id)]
  await buyOnce(service.id)
  const { dealId, milestoneId, buyer } = done
  await transaction((tx) => answerRequirements(tx, buyer, { dealId, answers: { brief: 'For a bakery' } }))
  await transaction((tx) =>
    deliverWork(tx, service.seller, { dealId, milestoneId, text: 'Here it is', files: [] }),
  )
  await transaction((tx) => acceptDelivery(tx, buyer, { dealId, milestoneId }))
  await transaction((tx) =>
    cancelWork(tx, service.seller, {
      dealId: cancelled.dealId,
      milestoneId: cancelled.milestoneId,
      reason: 'I can’t',
    }),
  )
  const moved = announced.filter(({ kind }) => kind === 'deal.moved')
  expect(moved.every(({ serviceId }) => serviceId === service.id)).toBe(true)
  announced.length = 0
  await count(service.id)
  await count(service.id)
  const found = await findLiveService(db, service.slug)
  expect(found.outcome === 'found' && found.service.figures).toMatchObject({
    ordersCount: 3,
    completedCount: 1,
    failedCount: 1,
    onTimeCount: 1,
  })
  expect(announced.map(({ kind }) => kind)).toContain('service.changed')

  const today = dayOf(new Date())
  const sold = await listSales(db, [service.id], { from: today, to: today })
  const [part] = await db.select().from(milestone).where(eq(milestone.id, milestoneId))
  expect(sold).toEqual([{ serviceId: service.id, day: today, orders: 3, earnedMinor: part?.priceMinor }])
  const before = { from: '2020-01-01', to: '2020-01-02' }
  expect(await listSales(db, [service.id], before)).toEqual([])
})

test('both sides find the deal in their lists with its next step, and by search, state and order', async () => {
  const service = await transaction((tx) => aServiceForSale(tx))
  const { buyer, dealId } = await buyOnce(service.id)
  const asked = { sort: 'changed', page: 1 } as const
  const bought = await listOwnDeals(db, buyer.id, { ...asked, as: 'buyer' })
  const [row] = bought.rows
  expect(row).toMatchObject({ id: dealId, otherId: service.seller.id, state: 'active', priceMinor: 5_000n })
  expect(row && nextStep(row.facts, 'buyer', new Date())).toMatchObject({
    name: 'answer-questions',
    whose: 'yours',
  })
  const sold = await listOwnDeals(db, service.seller.id, { ...asked, as: 'seller', state: 'active' })
  expect(sold.rows.map(({ id }) => id)).toEqual([dealId])
  const list = (given: object) => listOwnDeals(db, buyer.id, { ...asked, as: 'buyer', ...given })
  expect((await list({ words: service.content.title.slice(3, 12).toUpperCase() })).count).toBe(1)
  expect((await list({ words: '%' })).count).toBe(0)
  expect((await list({ state: 'completed' })).count).toBe(0)
  expect((await list({ as: 'seller' })).count).toBe(0)
  expect((await countOwnDeals(db, buyer.id)).buyer.get('active')).toBe(1)
})
