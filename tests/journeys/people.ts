import type { Page } from '@playwright/test'
import { expect } from './hall.ts'

export const PASSWORD = 'a quiet workshop by the river'

export async function enterAs(page: Page, role: 'buyer' | 'seller' | 'admin'): Promise<void> {
  await page.goto('/my/login')
  await page.getByRole('button', { name: new RegExp(`${role}$`, 'i') }).click()
  await expect(page).toHaveURL(/\/(my|admin)$/)
}

/** Fills in the form to join, whose answer is the page that asks to verify the address. */
export async function join(page: Page, name: string, next = '/my'): Promise<string> {
  const email = `${name}@example.org`
  await page.goto(`/my/register?next=${encodeURIComponent(next)}`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page).toHaveURL(/\/auth\/email\/verify/)
  return email
}

export async function signIn(page: Page, login: string, password = PASSWORD): Promise<void> {
  await page.goto('/my/login')
  await page.getByLabel('E-mail or username').fill(login)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

/** Leaves the browser as a new visitor would have it. */
export const forgetSession = (page: Page) => page.context().clearCookies()
