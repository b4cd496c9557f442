import type { Browser } from '@playwright/test'
import type { WebProcess } from '../server/web-process.ts'
import { outliveProof } from './clock.ts'
import { expect, test } from './story.ts'
import { newestLetter } from './letters.ts'
import { comeAsMember, openBrowser, PASSWORD, proveByPassword, signIn, useLink } from './people.ts'

// Each walks through many pages, and hashes passwords on the way.
test.describe.configure({ timeout: 150_000 })

type TestServer = WebProcess & { databaseUrl: string }

/** A member whose browser runs no script, and whose last proof is long ago. */
async function joinWithoutScript(browser: Browser, server: TestServer, name: string) {
  const page = await openBrowser(browser, server)
  const email = await comeAsMember(page, server.databaseUrl, name)
  await outliveProof(server.databaseUrl, email)
  await page.goto('/my/account')
  return { page, email }
}

test('without JavaScript an address is changed', async ({ browser, server }) => {
  const { page, email } = await joinWithoutScript(browser, server, 'mara-q')
  await page.locator('#email').getByRole('link', { name: 'Confirm that it is you' }).click()
  await proveByPassword(page)
  await page.getByLabel('New e-mail').fill('not an address')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByLabel('New e-mail')).toHaveValue('not an address')
  await expect(page.locator('#email')).toContainText('write an address like')
  await page.getByLabel('New e-mail').fill('mara@elsewhere.example')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.locator('#email')).toContainText('We sent a link to the new address')
  await newestLetter(server.databaseUrl, email, /asked to change your e-mail/)
  await useLink(page, await newestLetter(server.databaseUrl, 'mara@elsewhere.example', /Confirm your new/))
  await page.goto('/my/account')
  await expect(page.locator('#email')).toContainText('mara@elsewhere.example')
  await page.context().close()
})

test('without JavaScript a password is changed', async ({ browser, server }) => {
  const { page, email } = await joinWithoutScript(browser, server, 'nils-r')
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password').fill('short')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.locator('#password')).toContainText('at least 10 characters')
  await expect(page.getByLabel('Current password')).toHaveValue('')
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password').fill('four swans upon the lake')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect(page.locator('#password')).toContainText('Your password is changed')
  await page.context().clearCookies()
  await signIn(page, email, 'four swans upon the lake')
  await expect(page).toHaveURL(/\/my$/)
  await page.context().close()
})

test('without JavaScript an account is given up and kept after all', async ({ browser, server }) => {
  const { page, email } = await joinWithoutScript(browser, server, 'olga-f')
  const openDetails = () => page.getByText('What is deleted, and how to ask for it').click()
  await openDetails()
  await page.locator('#deletion').getByRole('link', { name: 'Confirm that it is you' }).click()
  await proveByPassword(page)
  await openDetails()
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByLabel(/I understand/)).toBeVisible()
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByLabel(/I understand/).check()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.locator('#deletion')).toContainText('Your account will be deleted on')
  await newestLetter(server.databaseUrl, email, /^Your account will be deleted on/)
  await page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(page.locator('#deletion')).toContainText('Your account stays')
  await page.context().close()
})
