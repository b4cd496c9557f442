import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { makeMember } from '#domain/accounts/testing.ts'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { hashPassword } from '#platform/crypto/password.ts'
import { fromOutside } from '../hall/from-outside.ts'
import type { WebProcess } from '../hall/web-process.ts'
import { anAddressOfOnesOwn, expect } from './hall.ts'
import { linkIn, newestLetter } from './letters.ts'

export const PASSWORD = 'a quiet workshop by the river'

export async function enterAs(page: Page, role: 'buyer' | 'seller' | 'admin'): Promise<void> {
  await page.goto('/my/login')
  await page.getByRole('button', { name: new RegExp(`${role}$`, 'i') }).click()
  await expect(page).toHaveURL(/\/(my|admin)$/)
}

/** Fills in the form to join and sends it, whatever the answer. */
export async function fillInToJoin(page: Page, name: string, next = '/my'): Promise<string> {
  const email = `${name}@example.org`
  await page.goto(`/my/register?next=${encodeURIComponent(next)}`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  return email
}

/** Joins: the answer is the page that asks to verify the address. */
export async function join(page: Page, name: string, next = '/my'): Promise<string> {
  const email = await fillInToJoin(page, name, next)
  await expect(page).toHaveURL(/\/auth\/email\/verify/)
  return email
}

export async function signIn(page: Page, login: string, password = PASSWORD): Promise<void> {
  await page.goto('/my/login')
  await page.getByLabel('E-mail or username').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Joins and opens the link of the letter: a member who may do everything. */
export async function joinVerified(page: Page, databaseUrl: string, name: string): Promise<string> {
  const email = await join(page, name)
  await useLink(page, await newestLetter(databaseUrl, email, /verif/i))
  return email
}

/** Somebody who joined long ago and is signed in, for stories that begin later: a member who may do everything. */
export async function comeAsMember(page: Page, databaseUrl: string, name: string): Promise<string> {
  const email = `${name}@example.org`
  const passwordHash = await hashPassword(PASSWORD)
  const { token } = await fromOutside(databaseUrl, async (tx) => {
    const { id } = await makeMember(tx, { email, username: name, displayName: name, passwordHash })
    return makeSession(tx, id)
  })
  await page.context().addCookies([{ name: '__Host-session', value: token, url: 'https://localhost' }])
  await page.goto('/my')
  await expect(page).toHaveURL(/\/my$/)
  return email
}

/** Follows the link of a letter and presses its button, as a person does. */
export async function useLink(page: Page, letter: { text: string }): Promise<void> {
  await page.goto(linkIn(letter.text))
  await page.locator('main').getByRole('button').first().click()
  await expect(page.locator('h1')).toContainText('verified')
}

/** Shows by the password that it is still the same person; the page before comes back. */
export async function proveByPassword(page: Page, password = PASSWORD): Promise<void> {
  await expect(page).toHaveURL(/\/my\/prove/)
  // The address changes a moment before the page does, and the page before has a part of that name too.
  const form = page.locator('#prove-password')
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Go on' }).click()
  await expect(page).toHaveURL(/\/my\/account/)
}

/** A phone of the same person, or of somebody else. */
export const PHONE =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

/** A browser of its own, that comes from an address of its own. */
export async function openBrowser(
  browser: Browser,
  { origin }: WebProcess,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    extraHTTPHeaders: anAddressOfOnesOwn(),
    ...options,
  })
  return context.newPage()
}

/** Leaves the browser as a new visitor would have it. */
export const forgetSession = (page: Page) => page.context().clearCookies()
