import { expect, test } from './story.ts'
import { screens } from './screens.ts'

const addressesIn = (html: string) =>
  [...html.matchAll(/<a\s[^>]*?href="([^"]*)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))

// One walk for both: to load each screen again only for its links took as long as to read it.
test('every screen can be read with JavaScript off, and every link on it leads somewhere', async ({
  page,
  server,
  request,
}) => {
  test.setTimeout(300_000)
  const links = new Set<string>()
  for (const { path, says, status = 200 } of screens) {
    expect((await page.goto(path))?.status(), path).toBe(status)
    await expect(page.locator('main'), path).toContainText(says)
    for (const address of addressesIn(await page.content())) {
      const { origin, pathname, search } = new URL(address, page.url())
      if (origin === server.origin) links.add(pathname + search)
    }
  }
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Fees and holds' }).click()
  await expect(page).toHaveURL(/\/pricing$/)

  // A page that is not there leads to its own content.
  const notThere = screens.filter(({ status }) => status === 404).map(({ path }) => path)
  const broken: string[] = []
  for (const link of links) if (!notThere.includes(link) && !(await request.get(link)).ok()) broken.push(link)
  expect(links.size).toBeGreaterThan(screens.length)
  expect(broken).toEqual([])
})
