import type { Page } from '@playwright/test'
import { anAddressOfOnesOwn, expect, listen, test } from './journey.ts'
import { enterAs } from './people.ts'

async function signOutAndGoBack(page: Page): Promise<void> {
  await enterAs(page, 'seller')
  await page.goto('/my/balance')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Balance')
  await expect(page.locator('main')).toContainText('Available now')
  await page
    .locator('main')
    .getByRole('link', { name: /payout|Withdraw/ })
    .first()
    .click()
  await expect(page).toHaveURL('/my/payouts')
  await page.locator('header summary, header [aria-haspopup]').first().click()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('banner').getByRole('link', { name: 'Join' })).toBeVisible()
  for (const step of ['payouts', 'balance']) {
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`/my/login\\?next=%2Fmy%2F${step}`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('body')).not.toContainText('Available now')
  }
}

test('whoever presses Back after someone signed out sees nothing of theirs, also where the browser keeps pages alive', async ({
  playwright,
  launchOptions,
  server,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const context = await browser.newContext({
    baseURL: server.origin,
    extraHTTPHeaders: anAddressOfOnesOwn(),
    serviceWorkers: 'allow',
  })
  const complaints: string[] = []
  listen(context, complaints)
  const page = await context.newPage()
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Dark' }).first().click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await signOutAndGoBack(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)).toContain(
    '/sw.js',
  )
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/offline', { ignoreVary: true }))?.status))
    .toBe(200)
  expect(complaints).toEqual([])
  await browser.close()
})
