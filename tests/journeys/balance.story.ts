import type { Page } from '@playwright/test'
import { findIdByUsername } from '#domain/accounts/index.ts'
import { spendSome } from '#domain/ledger/testing.ts'
import { fromOutside } from '../server/from-outside.ts'
import { outlivePayment } from './clock.ts'
import { expect, test } from './story.ts'
import { comeAsMember, enterAs, openBrowser } from './people.ts'
import { openUntil } from './open-until.ts'

async function beginTopUp(page: Page, amount: string): Promise<void> {
  await page.goto('/my/balance')
  await page.getByRole('link', { name: 'Top up' }).click()
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
}

const available = (page: Page) => page.locator('.purse > div').first().locator('dd').first()

test('all of it works without JavaScript', async ({ browser, server }) => {
  const page = await openBrowser(browser, server)
  await enterAs(page, 'buyer')
  await beginTopUp(page, 'much')
  await expect(page.locator('main')).toContainText('is not an amount')
  await expect(page.getByLabel('Amount')).toHaveValue('much')
  await page.getByLabel('Amount').fill('25')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: /^Pay/ }).click()
  await expect(page).toHaveURL(/\/my\/balance\/payments\//)
  await expect(async () => {
    const again = page.getByRole('link', { name: 'Look again' })
    if (await again.isVisible()) await again.click()
    await expect(page.locator('h1')).toHaveText('Paid', { timeout: 500 })
  }).toPass()
  await page.goto('/my/balance')
  await page.getByRole('link', { name: 'You paid in' }).first().click()
  await expect(page.locator('.slip')).toContainText('Sums to zero')
  await page.getByLabel('Kind').selectOption('Tip')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page.locator('main')).toContainText('No line fits')
  await beginTopUp(page, '26')
  await page.getByRole('button', { name: 'Let it fail' }).click()
  await expect(async () => {
    await page.reload()
    await expect(page.locator('h1')).toHaveText('The payment failed', { timeout: 500 })
  }).toPass()
  await page.context().close()
})

test('a payment and a statement are there for nobody else', async ({ page, browser, server }) => {
  await enterAs(page, 'seller')
  await beginTopUp(page, '20')
  await page.getByRole('link', { name: 'Walk away' }).click()
  await expect(page).toHaveURL(/\/my\/balance\/payments\//)
  const path = new URL(page.url()).pathname
  const other = await openBrowser(browser, server)
  await enterAs(other, 'admin')
  expect((await other.goto(path))?.status()).toBe(404)
  await other.goto('/admin/integrations')
  await expect(other.locator('#payments')).toContainText('The sandbox: invented money')
  await other.getByRole('button', { name: 'Ask it again' }).click()
  await expect(other.locator('#payments').getByRole('status')).toContainText('Invented money')
  await other.context().close()
})

test('a member pays in, spends a part and sends the rest back to where it came from', async ({
  page,
  server,
}) => {
  await comeAsMember(page, server.databaseUrl, 'paul-w')
  await beginTopUp(page, '80')
  await page.getByRole('button', { name: /^Pay/ }).click()
  await openUntil(page, () => expect(page.locator('h1')).toHaveText('Paid'))
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
  await openUntil(page, () => expect(page.locator('h1')).toHaveText('The payment failed'))
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
  await openUntil(page, () => expect(page.locator('h1')).toHaveText('Paid'))
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
  await openUntil(page, () => expect(page.locator('h1')).toHaveText('Paid'))

  await beginTopUp(page, '50')
  await page.getByRole('link', { name: 'Walk away' }).click()
  await expect(page.locator('h1')).toHaveText('Not heard of yet')
  await outlivePayment(server.databaseUrl, email, '25 hours')
  await openUntil(page, () => expect(page.locator('h1')).toHaveText('The payment has expired'))
})
