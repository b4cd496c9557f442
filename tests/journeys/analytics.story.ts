import { readFile } from 'node:fs/promises'
import { openSomeServices } from '../server/some-services.ts'
import { expect, test } from './story.ts'
import { comeAsMember, enterAs } from './people.ts'

const DAY_MS = 86_400_000

const SELLER = 'seller@guildhall.test'

test('a seller sees how a service was seen, over which time, and takes the figures along', async ({
  page,
  server,
}) => {
  test.setTimeout(240_000)
  const works = openSomeServices(server.databaseUrl)
  const [service] = await works.publish(1, SELLER)
  if (!service) throw new Error('No service was published')
  const look = (kind: 'impression' | 'view', daysAgo: number, visitor: number) => ({
    kind,
    serviceId: service.id,
    visitor: `visitor ${visitor}`,
    memberId: null,
    at: new Date(Date.now() - daysAgo * DAY_MS),
  })
  await works.see([
    ...Array.from({ length: 40 }, (_, index) => look('impression', index % 5, index)),
    ...Array.from({ length: 10 }, (_, index) => look('view', index % 5, index)),
    ...Array.from({ length: 6 }, (_, index) => look('view', 20, index)),
  ])

  await enterAs(page, 'seller')
  await page.goto(`/my/services/analytics?service=${service.slug}`)
  const figure = (name: string) => page.locator('.kpi').filter({ hasText: name })
  await expect(figure('Impressions')).toContainText('40')
  await expect(figure('Views')).toContainText('16')
  await expect(figure('Click-through')).toContainText('25%')
  await page.getByRole('navigation', { name: 'Period' }).getByRole('link', { name: '7 days' }).click()
  await expect(page).toHaveURL(/days=7/)
  await expect(figure('Views')).toContainText('10')
  await page.getByRole('navigation', { name: 'Figure' }).getByRole('link', { name: 'Impressions' }).click()
  await expect(page.getByRole('img', { name: /Impressions a day, the last 7 days/ })).toBeVisible()
  await page.getByText('As a table').click()
  await expect(page.getByRole('table', { name: /Impressions a day/ })).toBeVisible()

  const row = page.getByRole('row').filter({ hasText: service.title })
  await expect(row).toContainText('25%')
  await page.getByRole('searchbox', { name: 'Search my services' }).fill('no such title')
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByText('Nothing fits')).toBeVisible()
  await page.getByRole('link', { name: 'Show all' }).click()

  await page.goto(`/my/services/analytics?service=${service.slug}&days=7`)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.split('\r\n')[0]).toBe(
    'Service,Address,Day,Impressions,Views,Opened from a list,Favourites,Orders,Earned',
  )
  expect(file).toContain(`${service.title},/services/${service.slug},`)
  expect(file.trim().split('\r\n')).toHaveLength(6)

  await expect(page.getByRole('table', { name: 'Parts of its quality' })).toContainText('Rating, weighed')
  await expect(page.getByRole('table', { name: 'Changes of its quality' })).toBeVisible()
  await works.close()
})

test('whoever has nothing on the walls is told what will stand here', async ({ page, server }) => {
  await comeAsMember(page, server.databaseUrl, 'newly-come')
  await page.goto('/my/services/analytics')
  await expect(page.getByRole('heading', { name: 'No published services yet' })).toBeVisible()
})

test('a visitor is asked to sign in, and the file is as closed as the page', async ({ page }) => {
  for (const path of ['/my/services/analytics', '/my/services/analytics.csv']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/my\/login\?next=/)
  }
})
