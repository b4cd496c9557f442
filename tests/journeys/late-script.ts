import type { Page } from '@playwright/test'

/** Opens a page whose script is still on its way, as on a slow line; the answer lets it come. */
export async function openBeforeScript(page: Page, path: string): Promise<() => void> {
  const gate = Promise.withResolvers<void>()
  await page.route(/\/assets\/entry\.client-.*\.js/, async (route) => {
    await gate.promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return gate.resolve
}
