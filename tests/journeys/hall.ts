import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { cloneDatabase } from '../hall/test-postgres.ts'
import { startWebProcess, type WebProcess } from '../hall/web-process.ts'

type WorkerHall = { hall: WebProcess & { databaseUrl: string } }

/** A browser journey: a served marketplace of the worker's own, and a page on which any console error is a failure. */
export const test = base.extend<{ complaints: string[] }, WorkerHall>({
  hall: [
    async ({}, use) => {
      const { TEST_POSTGRES_URL: adminUrl = '', TEST_POSTGRES_TEMPLATE: template = '' } = process.env
      const database = await cloneDatabase(adminUrl, template)
      const web = await startWebProcess(database.url)
      await use({ ...web, databaseUrl: database.url })
      await web.stop()
      await database.drop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ hall }, use) => use(hall.origin),
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

/** Console errors, uncaught exceptions and violations of the content security policy, from every page of a context. */
export function listen(context: BrowserContext, complaints: string[]): void {
  context.on('console', (message) => {
    if (message.type() === 'error' || /content security policy/i.test(message.text()))
      complaints.push(message.text())
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
}

export { expect }

export const widths = [360, 1280] as const
export const looks = ['light', 'dark'] as const

export async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  const said = violations.map(
    (one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(said, what).toEqual([])
}

export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const extra = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(extra, `${what} is wider than the screen`).toBeLessThanOrEqual(0)
}
