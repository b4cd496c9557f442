import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { makeMember } from '#domain/accounts/testing.ts'
import { makeSession } from '#domain/accounts/testing-account.ts'
import { hashPassword } from '#platform/crypto/password.ts'
import { fromOutside } from '../server/from-outside.ts'
import type { WebProcess } from '../server/web-process.ts'
import { anAddressOfOnesOwn, expect } from './journey.ts'
import { linkIn, newestLetter } from './letters.ts'
import { keepSessionOf } from './secrets-used.ts'

export const PASSWORD = 'a quiet workshop by the river'

type DemoRole = 'buyer' | 'seller' | 'admin' | 'moderator' | 'support' | 'finance'

/** Walks in as somebody of the demo. The form is sent without its page being drawn: the door has stories of its own. */
export async function enterAs(page: Page, role: DemoRole): Promise<void> {
  const form = { intent: 'demo', person: role, next: '/my' }
  const answer = await page.request.post('/my/login', { form, maxRedirects: 0 })
  expect(answer.status(), `walking in as the ${role}`).toBe(302)
  await keepSessionOf(page.context())
}

/** The same by the portrait on the wall of the sign-in page. */
export async function enterByPortrait(page: Page, role: DemoRole): Promise<void> {
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

let hashOfPassword: Promise<string> | undefined

/** Somebody who joined long ago and is signed in, for stories that begin later: a member who may do everything. */
export async function comeAsMember(
  page: Page,
  databaseUrl: string,
  name: string,
  state: 'active' | 'unverified' = 'active',
): Promise<string> {
  const email = `${name}@example.org`
  const passwordHash = await (hashOfPassword ??= hashPassword(PASSWORD))
  const { id } = await fromOutside(databaseUrl, (tx) =>
    makeMember(tx, { email, username: name, displayName: name, passwordHash, state }),
  )
  await comeBack(page, databaseUrl, id)
  return email
}

/** Somebody whom the journey has made, signed in. */
export async function comeBack(page: Page, databaseUrl: string, memberId: string): Promise<void> {
  const { token } = await fromOutside(databaseUrl, (tx) => makeSession(tx, memberId))
  await enterWith(page, token)
}

/** By a session that was begun elsewhere. */
export async function enterWith(page: Page, token: string): Promise<void> {
  await page.context().addCookies([{ name: '__Host-session', value: token, url: 'https://localhost' }])
  await keepSessionOf(page.context())
}

/** Follows the link of a letter and presses its button, as a person does. */
export async function useLink(page: Page, letter: { text: string }): Promise<void> {
  await page.goto(linkIn(letter.text))
  await page.locator('main').getByRole('button').first().click()
  // Whoever was on the way somewhere stands there again, others are told so.
  await expect(page).not.toHaveURL(/token=/)
}

/** Shows by the password that it is still the same person; the page before comes back. */
export async function proveByPassword(page: Page, password = PASSWORD): Promise<void> {
  await expect(page).toHaveURL(/\/my\/prove/)
  // The address changes a moment before the page does, and the page before has a part of that name too.
  const form = page.locator('#prove-password')
  await form.getByLabel('Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Confirm' }).click()
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
