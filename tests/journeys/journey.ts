import { test as base, type BrowserContext, type Page } from '@playwright/test'
import { cloneServedDatabase } from '../server/served-database.ts'
import { startWebProcess, type WebProcess } from '../server/web-process.ts'
import { findBarriers, findBarriersOfWidth } from './barriers.ts'
import { expect } from './plain/expect.ts'
import { keepLettersOf, keepReportsOf, watchSecrets } from './secrets-used.ts'

type WorkerServer = { server: WebProcess & { databaseUrl: string } }

/** A browser journey: a served marketplace of the worker's own, and a page on which any console error is a failure. */
export const test = base.extend<{ complaints: string[] }, WorkerServer>({
  server: [
    async ({ browser }, use) => {
      browser.on('context', watchSecrets)
      const { TEST_POSTGRES_URL: adminUrl = '', TEST_POSTGRES_TEMPLATE: template = '' } = process.env
      const database = await cloneServedDatabase(adminUrl, template)
      const web = await startWebProcess(database.url, { TRUSTED_PROXIES: '1' })
      await use({ ...web, databaseUrl: database.url })
      await web.stop()
      await keepLettersOf(database.url)
      await keepReportsOf(database.url)
      await database.drop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  extraHTTPHeaders: async ({}, use) => use(anAddressOfOnesOwn()),
  complaints: [
    async ({ context }, use) => {
      const complaints: string[] = []
      listen(context, complaints)
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Limits are counted by address: each person of a journey comes from one of their own, as if through a proxy. */
export function anAddressOfOnesOwn(): Record<string, string> {
  const part = () => 1 + Math.floor(Math.random() * 254)
  return { 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` }
}

/** The browser's own word about an answer that refuses something or says that the marketplace is closed, as ours do on purpose; a fault of ours is a 500. */
const REFUSED = /Failed to load resource: the server responded with a status of (4\d\d|503)/

/** Console errors, uncaught exceptions and violations of the content security policy, from every page of a context. */
export function listen(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    const said = message.text()
    if (REFUSED.test(said)) return
    if (message.type() === 'error' || /content security policy/i.test(said)) complaints.push(said)
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
}

export { expect }

export const widths = [360, 1280] as const

/** The whole page, or the part of a long one that has changed since it was last looked at. */
export async function expectAccessible(page: Page, what: string, part = 'html'): Promise<void> {
  expect(await findBarriers(page, part), what).toEqual([])
}

const looksAt = new WeakMap<Page, number>()

/**
 * A screen in both widths and both themes, without loading it again: everything in the first width and one theme, in the second
 * width and the other theme what differs. Which theme comes with which width takes turns: what many screens share is seen in all
 * four ways, what stands on one in two. The next screen begins in the theme in which this one ended, since each change of it draws the
 * whole page anew.
 */
export async function expectWhole(page: Page, what: string): Promise<void> {
  const before = page.viewportSize()
  const looks = looksAt.get(page) ?? 0
  looksAt.set(page, looks + 1)
  const themes = looks % 2 === 0 ? (['light', 'dark'] as const) : (['dark', 'light'] as const)
  for (const [index, width] of widths.toReversed().entries()) {
    const theme = themes[index] ?? 'light'
    const find = index === 0 ? findBarriers : findBarriersOfWidth
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await boxesAreMeasured(page)
    await expectNoSidewaysScroll(page, `${what} at ${width} px`)
    expect(await find(page), `${what} at ${width} px, ${theme}`).toEqual([])
  }
  if (before) await page.setViewportSize(before)
}

/** A box that has become too small for what is in it is a stop for the keys once it has been measured anew. */
async function boxesAreMeasured(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.scroll[role=group]')].every(
      (box) =>
        box.hasAttribute('tabindex') ||
        (box.scrollWidth <= box.clientWidth && box.scrollHeight <= box.clientHeight + 1),
    ),
  )
}

/** Until the script of the page has come and listens: before that no key is heard, and the page shows none. */
export async function keysAreHeard(page: Page): Promise<void> {
  await expect(page.locator('html[data-listens]')).toBeAttached()
}

/** Presses a key that only the script hears, such as a letter or a chord with one, as soon as it does. */
export async function pressKey(page: Page, key: string): Promise<void> {
  await keysAreHeard(page)
  await page.keyboard.press(key)
}

/** Until the page is as it will stay: its script listens, and its fonts and the pictures in sight are there. */
export async function standsStill(page: Page): Promise<void> {
  // A page that is to be read only has none.
  await page.waitForFunction(
    () => !document.querySelector('script[type$=module]') || 'listens' in document.documentElement.dataset,
  )
  await page.evaluate(async () => {
    await document.fonts.ready
    const inSight = [...document.images].filter(({ loading }) => loading !== 'lazy')
    await Promise.all(inSight.map((picture) => picture.decode().catch(() => undefined)))
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  })
}

export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const { extra, cut } = await page.evaluate(() => ({
    extra: document.documentElement.scrollWidth - window.innerWidth,
    // On a phone a list of rows becomes cards, which must fit: what is beyond the edge of its box nobody sees.
    cut:
      window.innerWidth > 820
        ? []
        : [...document.querySelectorAll('.scroll:has(> .data-table)')]
            .filter((box) => box.scrollWidth > box.clientWidth)
            .map((box) => box.getAttribute('aria-label')),
  }))
  expect(extra, `${what} is wider than the screen`).toBeLessThanOrEqual(0)
  expect(cut, `lists of ${what} that are wider than the screen`).toEqual([])
}
