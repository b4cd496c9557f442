import { startFlow } from 'lighthouse'
import puppeteer, { type Page } from 'puppeteer-core'
import type { FullDemo } from './full-demo.ts'
import { openBrowser } from './open-browser.ts'
import { measurePhone, type Phone } from './phone.ts'

export type Interactions = { what: string; nextPaintMs: number; blockingMs: number; shift: number }

const SCREEN = { width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const ROUNDS = 3

const SHOW = 'button[form="filters-form"]'

type Step = { what: string; from(demo: FullDemo): string; act(page: Page): Promise<void> }

const steps: readonly Step[] = [
  {
    what: 'open the filters and choose one',
    from: ({ category }) => category,
    async act(page) {
      await page.locator('button[popovertarget="filters"]:not([popovertargetaction])').click()
      const found = await page.$eval(SHOW, ({ textContent }) => textContent)
      await page.locator('#filters-form input[name="days"][value="3"]').click()
      await page.waitForFunction(
        (button, before) => document.querySelector(button)?.textContent !== before,
        {},
        SHOW,
        found,
      )
      await page.locator(SHOW).click()
    },
  },
  {
    what: 'open a service',
    from: ({ category }) => category,
    async act(page) {
      await page.locator('article .work-title a').click()
      await page.waitForFunction(() => location.pathname.startsWith('/services/'))
      await page.locator('h1').wait()
    },
  },
  {
    what: 'add to the cart',
    from: ({ service }) => service,
    async act(page) {
      await page.locator('::-p-aria([name="Add to cart"][role="button"])').click()
      await page.waitForFunction(() => location.pathname === '/cart')
    },
  },
]

/** What people do on a slowed phone, and how long until it is seen: the longest of each step, the median of three rounds. */
export async function measureInteractions(
  origin: string,
  demo: FullDemo,
): Promise<{ steps: Interactions[]; phone: Phone }> {
  const { port, close } = await openBrowser()
  const phone = await measurePhone(port)
  const browser = await puppeteer.connect({ browserURL: `http://localhost:${port}` })
  try {
    const told: Interactions[] = []
    for (const step of steps) {
      const rounds: Interactions[] = []
      for (let round = 0; round < ROUNDS; round++) {
        const own = await browser.createBrowserContext()
        const page = await own.newPage()
        rounds.push(await measureStep(page, step, { url: origin + step.from(demo), phone }))
        await own.close()
      }
      rounds.sort((one, other) => one.nextPaintMs - other.nextPaintMs)
      const median = rounds[Math.floor(ROUNDS / 2)]
      if (median) told.push(median)
    }
    return { steps: told, phone }
  } finally {
    await browser.disconnect()
    close()
  }
}

/** Slowed down really, and not by reckoning: what comes of a press can't be reckoned. */
async function measureStep(
  page: Page,
  { what, act }: Step,
  { url, phone: { throttling } }: { url: string; phone: Phone },
): Promise<Interactions> {
  await page.setViewport(SCREEN)
  await page.goto(url, { waitUntil: 'networkidle2' })
  const flags = { throttlingMethod: 'devtools', throttling, logLevel: 'error' } as const
  const flow = await startFlow(page, { name: what, flags })
  await flow.startTimespan()
  await act(page)
  await flow.endTimespan()
  const [step] = (await flow.createFlowResult()).steps
  const figure = (name: string) => step?.lhr.audits[name]?.numericValue ?? Number.NaN
  return {
    what,
    nextPaintMs: figure('interaction-to-next-paint'),
    blockingMs: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
  }
}
