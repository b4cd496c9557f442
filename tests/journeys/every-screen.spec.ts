import { expect, test } from './journey.ts'
import { screens } from './screens.ts'

test('every screen can be read and its links followed with JavaScript off', async ({ browser, server }) => {
  test.setTimeout(300_000)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  const page = await context.newPage()
  for (const { path, says, status = 200 } of screens) {
    expect((await page.goto(path))?.status(), path).toBe(status)
    await expect(page.locator('main'), path).toContainText(says)
  }
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fees and holds' }).click()
  await expect(page).toHaveURL(/\/pricing$/)
  await context.close()
})

const addressesOf = (links: (HTMLElement | SVGElement)[]) =>
  links.map((link) => (link as HTMLAnchorElement).href)

test('every link on every screen leads somewhere', async ({ page, request }) => {
  test.setTimeout(300_000)
  const links = new Set<string>()
  for (const { path } of screens) {
    await page.goto(path)
    const here = new URL(page.url()).origin
    for (const address of await page.locator('a[href]').evaluateAll(addressesOf)) {
      const { origin, pathname, search } = new URL(address)
      if (origin === here) links.add(pathname + search)
    }
  }
  const broken: string[] = []
  // A page that is not there leads to its own content.
  const notThere = screens.filter(({ status }) => status === 404).map(({ path }) => path)
  for (const link of links) if (!notThere.includes(link) && !(await request.get(link)).ok()) broken.push(link)
  expect(broken).toEqual([])
})
