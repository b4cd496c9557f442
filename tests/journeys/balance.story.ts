import type { Page } from '@playwright/test'
import { expect, test } from './story.ts'
import { enterAs, openBrowser } from './people.ts'

async function beginTopUp(page: Page, amount: string): Promise<void> {
  await page.goto('/my/balance')
  await page.getByRole('link', { name: 'Top up' }).click()
  await page.getByLabel('Amount').fill(amount)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
}

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
