import { openSomeServices } from '../server/some-services.ts'
import { expect, test } from './journey.ts'
import { comeAsMember } from './people.ts'

/** A browser that does not call itself a program: those are not counted. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
test.use({ userAgent })

/** An address that no visitor before has left in memory. */
let visits = 0
const home = () => `/?visit=${++visits}`

test('a visitor finds rooms and works on the home page, and what came before their eyes is counted', async ({
  page,
  server,
}) => {
  const works = openSomeServices(server.databaseUrl)
  const made = await works.publish(7)
  await page.goto(home())
  const directory = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'The directory' }) })
  await expect(directory.getByRole('link', { name: /^Room / }).first()).toBeVisible()
  const titles = await page.locator('main [data-shown]').evaluateAll((all) => all.length)
  expect(titles).toBeGreaterThan(5)
  const ids = made.map(({ id }) => id)
  // Works of other journeys may hang here too: one of these has to come before their eyes.
  await page
    .locator(ids.map((id) => `main [data-shown="${id}"]`).join())
    .first()
    .scrollIntoViewIfNeeded()
  await expect
    .poll(async () => (await works.figures(ids)).reduce((sum, { impressions }) => sum + impressions, 0), {
      timeout: 15_000,
    })
    .toBeGreaterThan(0)
  await page.getByRole('searchbox').first().fill('logo')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\?q=logo/)
  await works.close()
})

test('a member goes on where they were, and can have it forgotten', async ({ page, server }) => {
  const works = openSomeServices(server.databaseUrl)
  const [service] = await works.publish(1)
  await comeAsMember(page, server.databaseUrl, 'wanderer')
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Continue where you left off' })).toHaveCount(0)
  await page.evaluate(
    (id) => navigator.sendBeacon('/seen', JSON.stringify({ viewed: [id] })),
    service?.id ?? '',
  )
  const again = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Continue where you left off' }) })
  await expect(async () => {
    await page.goto('/')
    await expect(again).toContainText(service?.title ?? '', { timeout: 500 })
  }).toPass({ timeout: 20_000 })
  await page.goto('/my')
  await expect(page.getByRole('heading', { name: 'Viewed lately' })).toBeVisible()
  await page.getByRole('button', { name: 'Forget what I viewed' }).click()
  await expect(page.getByRole('heading', { name: 'Viewed lately' })).toHaveCount(0)
  await page.goto('/')
  await expect(again).toHaveCount(0)
  await works.close()
})
