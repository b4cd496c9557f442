import type { Page } from '@playwright/test'
import { fillIn } from '../routes/things-of-member.ts'
import { catalogue, type Look, type Looker } from './catalogue.ts'
import { expect, expectWholeAt, lookAt, test, widths } from './journey.ts'
import { enterWith } from './people.ts'
import { makeThingsToLookAt } from './things-to-look-at.ts'

// No story shall find the things that are staged here to be looked at.
test.use({ stagedFor: 'looks' })
// Each kind of person on a browser of its own, so that no processor waits for the longest list.
test.describe.configure({ mode: 'parallel' })

const lookers: Record<Looker, string> = {
  visitor: 'what a visitor sees',
  member: 'what a member sees',
  administrator: 'what an administrator sees',
}

for (const [who, what] of Object.entries(lookers) as [Looker, string][])
  test(`${what} is whole and has no barrier in both widths and themes`, async ({ page, server }) => {
    test.setTimeout(600_000)
    const { names, token } = await makeThingsToLookAt(server.databaseUrl, who)
    if (token) await enterWith(page, token)
    await page.addInitScript(watchShifts)
    for (const look of catalogue.filter((one) => one.who === who)) {
      const address = fillIn(look.address, names)
      await test.step(address, () => lookThrough(page, look, address))
    }
  })

/** A public screen is read anew in each width: whether it stands still shows only then. */
async function lookThrough(page: Page, { says, status = 200 }: Look, address: string): Promise<void> {
  if (!says) return lookAt(page, address)
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    expect((await page.goto(address))?.status(), address).toBe(status)
    await expect(page.locator('main'), address).toContainText(says)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => window.shifted ?? 0), `${address} shifts`).toBeLessThan(0.02)
    await expectWholeAt(page, width, address)
  }
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
