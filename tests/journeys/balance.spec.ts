import type { Page } from '@playwright/test'
import { findIdByUsername } from '#domain/accounts/index.ts'
import { spendSome } from '#domain/ledger/testing.ts'
import { fromOutside } from '../server/from-outside.ts'
import { outlivePayment } from './clock.ts'
import { expect, test } from './journey.ts'
import { comeAsMember } from './people.ts'

async function beginTopUp(page: Page, amount: string): Promise<void> {
  await page.goto('/my/balance')
  await page.getByRole('link', { name: 'Top up' }).click()
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
}

const available = (page: Page) => page.locator('.purse > div').first().locator('dd').first()

test('a member tops up: paid, seen on the statement, opened to its transfer', async ({ page, server }) => {
  test.setTimeout(300_000)
  await comeAsMember(page, server.databaseUrl, 'greta-f')
  await page.goto('/my/balance')
  await expect(page.locator('main')).toContainText('Nothing has moved yet')

  await beginTopUp(page, '4')
  await expect(page.locator('main')).toContainText('from $5.00 to $10,000.00')
  await expect(page.getByLabel('Amount')).toHaveValue('4')
  await page.getByLabel('Amount').fill('1,250.50')
  await expect(page.locator('#top-up .sum .total')).toContainText('$1,250.50')
  await page.getByRole('button', { name: 'Continue to payment' }).click()

  await expect(page).toHaveURL(/\/pay\/sandbox\//)
  await expect(page.locator('.sum .total')).toContainText('$1,250.50')
  const payAt = page.url()
  await page.getByLabel('How the marketplace hears of it').selectOption('Twice')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page).toHaveURL(/\/my\/balance\/payments\//)
  await expect(page.locator('h1')).toHaveText('Paid')

  await page.goto(payAt)
  await expect(page.locator('main')).toContainText('decided already')
  await page.goto('/my/balance')
  await expect(available(page)).toHaveText('$1,250.50')
  const line = page.getByRole('link', { name: 'You paid in' })
  await expect(line).toHaveCount(1)
  await line.click()
  await expect(page.locator('.slip')).toContainText('Outside: the sandbox')
  await expect(page.locator('.slip')).toContainText('Sums to zero')
  await page.getByRole('link', { name: 'Your payment' }).click()
  await expect(page.locator('h1')).toHaveText('Paid')

  await page.goto('/my/balance?kind=tip')
  await expect(page.locator('main')).toContainText('No line fits')
  const csv = await page.request.get('/my/balance.csv')
  expect(csv.headers()['content-type']).toContain('text/csv')
  expect(await csv.text()).toMatch(
    /^[^,]+,Balance,Top-up,You paid in: payment [0-9a-f]{8},1250\.50,1250\.50,0\.00,1250\.50,USD,\d+,payment [0-9a-f-]+,http\S+\r$/m,
  )
})

test('a member pays in, spends a part and sends the rest back to where it came from', async ({
  page,
  server,
}) => {
  await comeAsMember(page, server.databaseUrl, 'paul-w')
  await beginTopUp(page, '80')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.locator('h1')).toHaveText('Paid')
  await fromOutside(server.databaseUrl, async (tx) =>
    spendSome(tx, (await findIdByUsername(tx.db, 'paul-w')) ?? '', 3_000),
  )
  await page.goto('/my/balance')
  await page.getByRole('link', { name: 'Send back up to $50.00' }).click()
  await page.getByLabel('Amount').fill('50.01')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await expect(page.locator('#send-back')).toContainText('Amount: at most $50.00')
  await page.getByLabel('Amount').fill('20')
  await page.getByRole('button', { name: 'Calculate' }).click()
  await page.getByRole('button', { name: 'Send $20.00 back' }).click()
  await expect(page.locator('main')).toContainText('is on its way back')
  await page.getByRole('button', { name: 'Send $30.00 back' }).click()
  await expect(page.locator('#send-back')).toContainText('All that you paid in was spent')
  await page.goto('/my/balance')
  await expect(available(page)).toHaveText('$0.00')
})

test('a payment that fails and one that nobody finishes credit nothing, and say so', async ({
  page,
  server,
}) => {
  await comeAsMember(page, server.databaseUrl, 'noor-h')
  await beginTopUp(page, '20')
  await page.getByRole('button', { name: 'Let it fail' }).click()
  await expect(page.locator('h1')).toHaveText('The payment failed')
  await page.getByRole('link', { name: 'Try again' }).click()

  await page.getByLabel('Amount').fill('30')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('link', { name: 'Walk away' }).click()
  await expect(page.locator('h1')).toHaveText('Not heard of yet')
  await page.goto('/my/balance')
  await expect(available(page)).toHaveText('$0.00')
  await page.getByRole('link', { name: 'See how it stands' }).click()
  await page.getByRole('link', { name: 'Pay now' }).click()
  await page.getByLabel('How the marketplace hears of it').selectOption('Out of order')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.locator('h1')).toHaveText('Paid')
  await page.goto('/my/balance')
  await expect(available(page)).toHaveText('$30.00')
})

test('a payment whose word is lost is found by the job, and one that is left expires', async ({
  page,
  server,
}) => {
  const email = await comeAsMember(page, server.databaseUrl, 'teo-b')
  await beginTopUp(page, '40')
  await page.getByLabel('How the marketplace hears of it').selectOption('Never, until it is asked')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page.locator('h1')).toHaveText('Not heard of yet')
  await outlivePayment(server.databaseUrl, email, '11 minutes')
  await expect(page.locator('h1')).toHaveText('Paid')

  await beginTopUp(page, '50')
  await page.getByRole('link', { name: 'Walk away' }).click()
  await expect(page.locator('h1')).toHaveText('Not heard of yet')
  await outlivePayment(server.databaseUrl, email, '25 hours')
  await expect(page.locator('h1')).toHaveText('The payment has expired')
})
