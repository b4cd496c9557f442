import type { Page } from '@playwright/test'
import { makeMember } from '#domain/accounts/testing.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { fromOutside } from '../server/from-outside.ts'
import { outliveNotice } from './clock.ts'
import { expect, test } from './story.ts'
import { newestLetter } from './letters.ts'
import { comeAsMember, enterAs, openBrowser } from './people.ts'

const fees = (page: Page) => page.getByRole('region', { name: 'Fees' })

const waits = (page: Page) => fees(page).getByRole('region', { name: 'Fees: announced, not in force yet' })

const logged = (page: Page, reason: string) => page.locator('.change-log li').filter({ hasText: reason })

/** By whom a visitor is told: the page is cached, and dropped within a second of a change. */
async function readLog(page: Page, reason: string, says: string | RegExp): Promise<void> {
  await expect(async () => {
    await page.goto('/docs/terms')
    await expect(logged(page, reason)).toContainText(says, { timeout: 500 })
  }).toPass()
}

/** Types another value for a fee, looks at what it does, and announces it. */
async function announce(
  page: Page,
  section: string,
  rule: string,
  value: string,
  why: string,
): Promise<void> {
  await page.goto('/admin/deals/settings')
  const form = page.locator(`form#${section}`)
  await form.getByLabel(rule, { exact: true }).fill(value)
  await form.getByLabel('Why').fill(why)
  await form.getByRole('button', { name: 'See the effect' }).click()
  await form.getByRole('button', { name: 'Announce' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Announced.' })).toBeVisible()
}

test(`an announced fee is withdrawn before its day and never comes`, async ({ browser, server }) => {
  const name = 'ines'
  const why = `The printer of ${name} is dear`
  const admin = await openBrowser(browser, server)
  await enterAs(admin, 'admin')
  const member = await openBrowser(browser, server)
  const email = await comeAsMember(member, server.databaseUrl, name)

  await admin.goto('/admin/deals/settings')
  const form = fees(admin).locator('form#fees')
  await form.getByLabel('Buyer service fee').fill('80')
  await form.getByRole('button', { name: 'See the effect' }).click()
  await expect(form).toContainText('Buyer service fee: at most 20%')
  // Announced on the same day and not withdrawn: by it one sees that the day has come.
  await announce(admin, 'pro', 'PRO trial, once', '8', `${name} needs longer`)
  await announce(admin, 'fees', 'Buyer service fee', '4', why)
  await readLog(member, why, /Announced .*, applies from/)
  await expect(logged(member, why)).toContainText('Buyer service fee: 0% to 4%')
  const told = await newestLetter(server.databaseUrl, email, /^Our fees will change$/)
  expect(told.text).toContain('Buyer service fee: 0% until then, 4% from')
  expect(told.text).toContain(why)

  await expect(waits(admin)).toContainText('Buyer service fee: 0% to 4%')
  // Another journey may have announced something meanwhile; then nothing is ticked beforehand.
  const mine = waits(admin).getByLabel(/^Buyer service fee: 0% to 4%/)
  await mine.check()
  await waits(admin).getByRole('button', { name: 'Withdraw' }).click()
  await expect(waits(admin)).toContainText('Say why')
  await expect(mine).toBeChecked()
  await waits(admin).getByLabel('Why').fill('Another printer was found')
  await waits(admin).getByRole('button', { name: 'Withdraw' }).click()
  await expect(fees(admin).getByRole('status')).toContainText('Withdrawn. It never applies')
  await expect(mine).toHaveCount(0)
  await readLog(member, why, /Announced .*, withdrawn on .* and never applied: Another printer was found/)
  const again = await newestLetter(server.databaseUrl, email, /is withdrawn$/)
  expect(again.text).toContain('Buyer service fee stays 0%')

  await outliveNotice(server.databaseUrl, ['proTrialDays', 'buyerServiceFeeBasisPoints'])
  await readLog(member, `${name} needs longer`, 'in force since')
  await expect(logged(member, why)).toContainText('withdrawn on')
  await member.goto('/pricing')
  await expect(member.locator('main')).toContainText('The buyer gives nothing on top.')
  await admin.goto('/admin/deals/settings')
  await expect(fees(admin).getByLabel('Buyer service fee')).toHaveValue('0')
  await admin.context().close()
  await member.context().close()
})

test('once money has moved the currency is shown as fixed, with why', async ({ page, server }) => {
  await fromOutside(server.databaseUrl, async (tx) => giveMoney(tx, (await makeMember(tx)).id, 500))
  await enterAs(page, 'admin')
  await page.goto('/admin/settings')
  const currency = page.getByLabel('Currency')
  await expect(currency).toBeDisabled()
  await expect(currency).toHaveAccessibleDescription(/^Fixed since money first moved/)
  const marketplace = page.locator('form#marketplace')
  await marketplace.getByLabel('Why').fill('Only to see')
  await marketplace.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Nothing was different')).toBeVisible()
})
