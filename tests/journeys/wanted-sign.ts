import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

export const WANTED = `Hello, we need a painted bakery sign for our small shop by the harbour.

It should hang above the door, in two colours. Up to $400, in 3 weeks.`

/** Has a brief made of plain words. */
export async function describeWanted(page: Page, text = WANTED): Promise<void> {
  await page.goto('/ai')
  await page.getByLabel('What do you need done?').fill(text)
  await page.getByRole('button', { name: 'Make a brief' }).click()
  await expect(page.getByRole('button', { name: 'Post as a project' })).toBeVisible()
}
