import type { Page } from '@playwright/test'
import { makeMember } from '#domain/accounts/testing.ts'
import { makePayout } from '#domain/payouts/testing.ts'
import { fromOutside } from '../server/from-outside.ts'
import { said } from './administration.ts'
import { expect, pressKey, standsStill, test } from './journey.ts'
import { enterAs } from './people.ts'

test.describe.configure({ timeout: 180_000 })

/** Dollars and cents, or the code of the currency before or behind a figure. */
const SUM = /[$€£]\s?\d|\bUSD\b/

/** What hangs there for everyone to see: the price of a service and the budget of a project that are judged. */
const LISTING = '.compared'

const links = (page: Page) =>
  page.getByRole('navigation', { name: 'Administration', exact: true }).getByRole('link')

async function readWithoutListing(page: Page): Promise<string> {
  return page.locator('main').evaluate((main, listing) => {
    const copy = main.cloneNode(true) as HTMLElement
    for (const part of copy.querySelectorAll(listing)) part.remove()
    return copy.textContent ?? ''
  }, LISTING)
}

test('a moderator walks every screen that is there for them and sees no money', async ({ page }) => {
  await enterAs(page, 'moderator')
  await page.goto('/admin')
  const addresses = await links(page).evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  expect(addresses).toEqual([
    '/admin',
    '/admin/chat',
    '/admin/market/reports',
    '/admin/market/services',
    '/admin/users',
    '/admin/security/bans',
  ])
  for (const address of [...addresses, '/admin/market/services?show=projects', '/admin/users?q=tomas']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await readWithoutListing(page), address).not.toMatch(SUM)
  }
  await page
    .getByRole('table', { name: 'Members' })
    .getByRole('link', { name: /Tomás Rivera/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Bans' })).toBeVisible()
  const whole = await readWithoutListing(page)
  expect(whole).not.toMatch(SUM)
  expect(whole).not.toContain('seller@guildhall.test')
  for (const address of [
    '/admin/payouts',
    '/admin/deals/analytics',
    '/admin/settings',
    '/admin/security/events',
  ])
    expect((await page.goto(address))?.status(), address).toBe(404)
})

test('finance finds what waits by keys and under a name of its own, and pays out', async ({
  page,
  server,
}) => {
  const payee = await fromOutside(server.databaseUrl, async (tx) => {
    const who = await makeMember(tx)
    await makePayout(tx, who)
    return who
  })
  await enterAs(page, 'finance')
  await page.goto('/admin')
  await expect(page.locator('main')).toContainText('Payouts to decide')
  await expect(page.locator('main')).not.toContainText('Services to review')
  await page.goto('/admin/payouts?show=all&sort=-asked')
  await pressKey(page, '?')
  await expect(page.getByRole('dialog')).toContainText('Open the row')
  await page.keyboard.press('Escape')
  await page.getByText(/^Views/).click()
  await page.getByRole('link', { name: 'Keep this view' }).click()
  await page.getByRole('button', { name: 'Keep the view' }).click()
  await expect(page.locator('main')).toContainText('Name: write how you will look for it')
  await page.getByLabel('Name', { exact: true }).fill('Everything, newest first')
  await page.getByRole('button', { name: 'Keep the view' }).click()
  await expect(page).toHaveURL(/\/admin\/payouts\?show=all/)
  await page.goto('/admin/payouts')
  // What moves between the press of a button and its release is not clicked.
  await standsStill(page)
  await page.getByText(/^Views/).click()
  await page.getByRole('link', { name: 'Everything, newest first' }).click()
  // The address changes before the list, which is made anew.
  await expect(page.locator('th[aria-sort=descending]')).toBeVisible()
  await pressKey(page, 'j')
  await pressKey(page, 'o')
  await expect(page).toHaveURL(/payout=/)

  await page.goto(`/admin/payouts?show=requested&q=${payee.email}`)
  await page.getByRole('checkbox', { name: /^Select payout/ }).check()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await expect(said(page)).toContainText('approved')
})
