import { eq } from 'drizzle-orm'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { deal } from '#domain/deals/schema.server.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { listReviews, replyToReview, reviewBuyer, reviewSeller } from '#domain/reviews/index.ts'
import { aCompletedDeal, goodBuyer, goodWork } from '#domain/reviews/testing.ts'
import { openMarket } from '../server/market.ts'
import { expect, test } from './story.ts'

test('reviews stand on the service and on both profiles once both sides have written', async ({
  page,
  server,
}) => {
  test.slow()
  const market = await openMarket(server.databaseUrl)
  const seller = await market.addSeller('Mirela Kovač')
  const category = await market.addCategory('Identity')
  const { id: serviceId, slug } = await market.publish(seller, { categoryId: category.id })
  const address = `/services/${slug}`
  await page.goto(address)
  await expect(page.getByText('No reviews yet. Only buyers')).toBeVisible()

  const buyer = await market.transaction(async (tx) => {
    const made = await makeMember(tx, { displayName: 'Jonas Lindqvist' })
    await giveMoney(tx, made.id, 100_000)
    return { ...actorOf(made), username: made.username }
  })
  const buy = () =>
    market.transaction(async (tx) => {
      const dealId = await aCompletedDeal(tx, { buyer, seller })
      await tx.db.update(deal).set({ serviceId }).where(eq(deal.id, dealId))
      return dealId
    })
  const write = async (dealId: string, quality: number, text: string) => {
    await market.transaction((tx) => reviewSeller(tx, buyer, { dealId, ...goodWork, quality, text }))
    await page.goto(address)
    await expect(page.getByText(text)).toHaveCount(0)
    await market.transaction((tx) => reviewBuyer(tx, seller, { dealId, ...goodBuyer }))
  }
  await write(await buy(), 5, 'We picked the odd one, and she made it the obvious one.')
  await write(await buy(), 1, 'Lovely system, but the guide came a day late.')
  const { reviews } = await listReviews(market.db, { serviceId }, { page: 1, stars: 5 })
  const reviewId = reviews[0]?.id ?? ''
  await market.transaction((tx) =>
    replyToReview(tx, seller, { reviewId, text: 'The odd one was my favourite too.' }),
  )

  // The cached page goes when the news of the reply has come by the bus.
  await expect(async () => {
    await page.goto(address)
    await expect(page.getByText('The odd one was my favourite too.')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('heading', { name: '2 reviews' })).toBeVisible()
  await page.getByRole('link', { name: '5 stars' }).click()
  await expect(page.getByText('1 of 2 reviews.')).toBeVisible()
  await expect(page.getByText('the guide came a day late')).toHaveCount(0)
  await page.getByRole('link', { name: 'Show all' }).click()
  await expect(page.getByText('the guide came a day late')).toBeVisible()

  await page.goto(`/user/${seller.username}`)
  await expect(page.getByText('We picked the odd one')).toBeVisible()
  await page.goto(`/user/${buyer.username}`)
  await expect(page.getByText(goodBuyer.text).first()).toBeVisible()
  await market.close()
})
