import type { Locator, Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Searches the members for a name, as an administrator does, and opens the one that is found. */
export async function openMember(page: Page, name: string): Promise<void> {
  await page.goto('/admin/users')
  const search = page.getByRole('searchbox', { name: 'Search members' })
  await search.fill(name)
  await search.press('Enter')
  await expect(page).toHaveURL(/[?&]q=/)
  await page.getByRole('table', { name: 'Members' }).getByRole('link', { name }).click()
  await expect(page.getByRole('link', { name: 'Edit or act' })).toBeVisible()
}

/** Opens what can be done to a member. */
export async function openMemberToAct(page: Page, name: string): Promise<void> {
  await openMember(page, name)
  await page.getByRole('link', { name: 'Edit or act' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Edit:')
}

/** What the page says was done. */
export const said = (page: Page) => page.locator('main').getByRole('status').first()

/** Presses a form's button and waits for the server's answer: from here on the others have a second. */
export async function send(page: Page, button: Locator): Promise<void> {
  const answered = page.waitForResponse((response) => response.request().method() === 'POST')
  await button.click()
  await answered
}

const A_SECOND_MS = 1_000

/** Asks again and again: who is asked later than a second after the decision must know of it, however slowly they answer. */
export async function expectWithinASecond(ask: () => Promise<unknown>, known: unknown): Promise<void> {
  const decidedAt = performance.now()
  for (;;) {
    const askedAfterMs = performance.now() - decidedAt
    const answer = await ask()
    if (answer === known) return
    expect(askedAfterMs, `${String(answer)} is still the answer`).toBeLessThan(A_SECOND_MS)
  }
}
