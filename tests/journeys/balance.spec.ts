import type { Page } from '@playwright/test'
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
