import { changePrices, pauseService } from '#domain/catalogue/index.ts'
import { someSettings } from '#domain/orders/testing.ts'
import { fromOutside } from '../server/from-outside.ts'
import { outlivePayment } from './clock.ts'
import { fillPurse, main, statementOf } from './deal-room.ts'
import { expect, test } from './story.ts'
import { newestLetter } from './letters.ts'
import { comeAsMember } from './people.ts'
import { heardOf, order, payNow, put, sell, total } from './shopping.ts'
import { openUntil } from './open-until.ts'

test('from the balance, and from both; what changed or is paused is told before anything is paid', async ({
  page,
  server,
}) => {
  test.setTimeout(300_000)
  const [one, two] = [await sell(server.databaseUrl), await sell(server.databaseUrl)]
  await comeAsMember(page, server.databaseUrl, 'olga-c')
  await fillPurse(server.databaseUrl, 'olga-c@example.org', 7_000)
  await put(page, one.slug)
  await page.goto('/cart')
  const packages = [{ tier: 'basic' as const, priceMinor: 6_000, deliveryDays: 4 }]
  await fromOutside(server.databaseUrl, (tx) =>
    changePrices(tx, one.seller, { serviceId: one.id, packages }, { settings: someSettings }),
  )
  await order(page)
  await expect(page.getByRole('alert')).toContainText('has changed since you saw it')
  await expect(total(page)).toHaveText('$60.00')
  await page.getByRole('button', { name: 'I have seen it' }).click()
  await expect(page.locator('main')).not.toContainText('has changed')
  await expect(page.locator('.cart-ways')).toContainText('$60.00 of $70.00; $10.00 stays')
  await order(page)
  await expect(page.locator('main')).toContainText('Placed and paid')
  await page.getByRole('button', { name: `Order again: ${one.content.title}` }).click()
  await expect(total(page)).toHaveText('$60.00')
  await page.getByRole('button', { name: `Remove ${one.content.title}` }).click()
  await expect(page.locator('h1')).toHaveText('Your cart is empty')
  await page.goto('/my/balance')
  await expect(page.locator('.purse')).toContainText('$10.00')

  await put(page, two.slug)
  await fromOutside(server.databaseUrl, (tx) => pauseService(tx, two.seller, { serviceId: two.id }))
  await page.goto('/cart')
  await expect(page.locator('main')).toContainText('Paused: its seller takes no orders now')
  await expect(page.getByRole('button', { name: /^Order for/ })).toHaveCount(0)
  await page.getByRole('button', { name: `Remove ${two.content.title}` }).click()
  await expect(page.locator('h1')).toHaveText('Your cart is empty')

  const three = await sell(server.databaseUrl)
  await put(page, three.slug)
  await page.getByLabel('Balance, and a payment of the rest').check()
  await order(page)
  await expect(page.locator('.sum .total')).toContainText('$40.00')
  await page.getByRole('button', { name: 'Let it fail' }).click()
  await openUntil(page, () => expect(main(page)).toContainText('Not paid'))
  await page.getByRole('link', { name: 'To the cart' }).click()
  await expect(total(page)).toHaveText('$50.00')
  await page.getByLabel('Balance, and a payment of the rest').check()
  await order(page)
  await payNow(page)
  await openUntil(page, () => expect(main(page)).toContainText('Placed and paid'))
  await page.goto('/my/orders')
  await expect(page.locator('.data-table tbody tr')).toHaveCount(2)
})

test('a payment that is late places what was ordered; one that comes too late is money on the balance', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000)
  const { databaseUrl } = server
  const [one, two] = [await sell(databaseUrl), await sell(databaseUrl)]
  const email = await comeAsMember(page, databaseUrl, 'lena-c')
  await put(page, one.slug)
  await order(page)
  await heardOf(page, 'Never, until it is asked')
  await payNow(page)
  await expect(main(page)).toContainText('Waits for its payment')
  const waiting = page.url()

  // Meanwhile the cart is filled anew: what was ordered is placed, and nothing else.
  await put(page, two.slug)
  await page.goto(waiting)
  await outlivePayment(databaseUrl, email, '11 minutes')
  await openUntil(page, () => expect(main(page)).toContainText('Placed and paid'))
  await expect(page.locator('.receipt')).toContainText(one.content.title)
  await expect(page.locator('.receipt')).not.toContainText(two.content.title)
  await page.goto('/cart')
  await expect(total(page)).toHaveText('$50.00')

  // Paid at a price that is no longer asked: nothing is ordered, and the money is theirs.
  await order(page)
  await heardOf(page, 'Never, until it is asked')
  await payNow(page)
  await expect(main(page)).toContainText('Waits for its payment')
  const packages = [{ tier: 'basic' as const, priceMinor: 6_000, deliveryDays: 4 }]
  await fromOutside(databaseUrl, (tx) =>
    changePrices(tx, two.seller, { serviceId: two.id, packages }, { settings: someSettings }),
  )
  await outlivePayment(databaseUrl, email, '11 minutes')
  await openUntil(page, () => expect(main(page)).toContainText('Not placed, and the money is yours'))
  await expect(main(page)).toContainText('has another price or time now')
  await newestLetter(databaseUrl, email, /was not placed/)
  await page.getByRole('link', { name: 'To the cart' }).click()
  await expect(main(page)).toContainText('has changed')
  await expect(total(page)).toHaveText('$60.00')

  // Given up at one tab and paid at another: neither an order nor lost.
  await page.getByRole('button', { name: 'I have seen it' }).click()
  await expect(main(page)).not.toContainText('has changed')
  await page.getByLabel('Balance, and a payment of the rest').check()
  await order(page)
  await expect(page).toHaveURL(/\/pay\/sandbox\//)
  const payAt = page.url()
  await page.getByRole('link', { name: 'Walk away' }).click()
  await page.getByRole('button', { name: 'Give it up' }).click()
  await expect(main(page)).toContainText('Given up')
  await page.goto(payAt)
  await payNow(page)
  await expect(page).toHaveURL(/\/my\/orders\//)
  await openUntil(page, () => expect(main(page)).toContainText('Not placed, and the money is yours'))
  expect(await statementOf(page)).toEqual([
    'You paid in: +50.00, 50.00',
    'Held in escrow: −50.00, 0.00',
    'You paid in: +50.00, 50.00',
    'You paid in: +10.00, 60.00',
  ])
})
