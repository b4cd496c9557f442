import type { Page } from '@playwright/test'

const watchers = new WeakMap<Page, Page>()

/** Where the tools stand that look at a page. */
export const watcherOf = (page: Page): Page => watchers.get(page) ?? page

declare global {
  /** The window that this one has opened to look at. */
  var watched: Window | undefined
}

/**
 * A window that this page opens and from then on looks at: whatever that window opens, the tools stay where they are. In each new
 * document they would begin anew, and the first run of axe takes two to three times as long as the next.
 */
export async function openWatched(watcher: Page): Promise<Page> {
  // Any answer of the same origin, so that the two are let to know each other.
  await watcher.goto('/healthz')
  const [page] = await Promise.all([
    watcher.waitForEvent('popup'),
    watcher.evaluate(() => {
      globalThis.watched = window.open('/healthz') ?? undefined
    }),
  ])
  await page.waitForLoadState()
  watchers.set(page, watcher)
  return page
}
