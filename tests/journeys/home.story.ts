import { openSomeServices } from '../server/some-services.ts'
import { expect, test } from './story.ts'
import { anAddressOfOnesOwn } from './journey.ts'

test('the home page reads whole with JavaScript off', async ({ browser, server }) => {
  const works = openSomeServices(server.databaseUrl)
  const [service] = await works.publish(1)
  const context = await browser.newContext({
    baseURL: server.origin,
    extraHTTPHeaders: anAddressOfOnesOwn(),
  })
  const page = await context.newPage()
  // Not the page that another visitor was given.
  await page.goto('/?visit=plain')
  await expect(page.locator('main')).toContainText(service?.title ?? '')
  await expect(page.getByRole('heading', { name: 'A safe deal, with the arithmetic' })).toBeVisible()
  await context.close()
  await works.close()
})
