import type { Page } from '@playwright/test'
import { fillIn, type Names } from '../routes/things-of-member.ts'
import { catalogue, type Look, type Looker } from './catalogue.ts'
import { expect, expectWhole, standsStill, test, widths } from './journey.ts'
import { enterWith } from './people.ts'
import { makeThingsToLookAt, type Staged } from './things-to-look-at.ts'
import { openWatched } from './watched-page.ts'

// No processor waits for the longest list. As a project of their own they have marketplaces in which no story is told.
test.describe.configure({ mode: 'parallel' })

const lookers: Record<Looker, string> = {
  visitor: 'what a visitor sees',
  newcomer: 'what a newcomer sees',
  member: 'what a member sees',
  administrator: 'what an administrator sees',
  leaving: 'what one sees who is leaving',
  banned: 'what a banned member sees',
}

/** As many as one test looks at: no processor waits for the longest list, and few browsers begin with nothing kept. */
const AT_ONCE = 48

/** Staged once for all tests of this browser. */
const staged = new Map<Looker, Promise<Staged>>()

for (const [who, what] of Object.entries(lookers) as [Looker, string][]) {
  const looks = catalogue.filter((one) => one.who === who)
  for (let from = 0; from < looks.length; from += AT_ONCE)
    test(`${what} is whole and has no barrier in both widths and themes, from ${from + 1}`, async ({
      page: watcher,
      server,
    }) => {
      test.setTimeout(600_000)
      if (!staged.has(who)) staged.set(who, makeThingsToLookAt(server.databaseUrl, who))
      const { names, token } = (await staged.get(who)) ?? { names: {} }
      if (token) await enterWith(watcher, token)
      const page = await openWatched(watcher)
      await expect.poll(async () => (await page.request.get('/@quay/login')).status()).toBe(200)
      await page.addInitScript(watchShifts)
      for (const look of looks.slice(from, from + AT_ONCE)) {
        const address = fillIn(look.address, names)
        await test.step(`${address} ${look.named ?? ''}`, () => lookThrough(page, look, address, names))
      }
    })
}

async function lookThrough(page: Page, look: Look, address: string, names: Names): Promise<void> {
  if (look.says) await readNarrow(page, address)
  expect((await page.goto(address))?.status(), address).toBe(look.status ?? 200)
  if (look.says) await expect(page.locator('main'), address).toContainText(look.says)
  await expect(page.locator('h1').first(), address).toBeVisible()
  await standsStill(page)
  if (look.says) await expectStill(page, address)
  await look.does?.(page, names)
  await expectWhole(page, `${address} ${look.named ?? ''}`)
}

/** A public screen is read in each width: whether it stands still shows only then. */
async function readNarrow(page: Page, address: string): Promise<void> {
  const wide = page.viewportSize()
  await page.setViewportSize({ width: widths[0], height: 800 })
  await page.goto(address)
  await standsStill(page)
  await expectStill(page, address)
  if (wide) await page.setViewportSize(wide)
}

async function expectStill(page: Page, address: string): Promise<void> {
  expect(await page.evaluate(() => window.shifted ?? 0), `${address} shifts`).toBeLessThan(0.02)
}

declare global {
  interface Window {
    shifted?: number
  }
}

function watchShifts(): void {
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      window.shifted = (window.shifted ?? 0) + (entry as unknown as { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
}
