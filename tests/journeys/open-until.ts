import type { Page } from '@playwright/test'
import { expect } from './plain/expect.ts'

/** Opens the page again until it is so: what comes from outside is seen without script only then. */
export async function openUntil(page: Page, isSo: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.reload()
    await isSo()
  }).toPass({ timeout: 15_000 })
}
