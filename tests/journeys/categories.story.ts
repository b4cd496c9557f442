import { fillMarket } from '../server/fill-market.ts'
import { expect, test } from './story.ts'
import { enterAs } from './people.ts'

const DESK = '/admin/market/categories'

test('an address is one: other letters and slashes lead to it, and what is not there is not found', async ({
  request,
  server,
}) => {
  const { top } = await fillMarket(server.databaseUrl)
  const answer = async (path: string) => {
    const response = await request.get(path, { maxRedirects: 0 })
    return `${response.status()} ${response.headers()['location'] ?? ''}`.trim()
  }
  expect(await answer(`/categories/${top.toUpperCase()}/Cards?sort=newest`)).toBe(
    `301 /categories/${top}/cards?sort=newest`,
  )
  expect(await answer(`/categories/${top}/nothing`)).toBe('404')
  expect(await answer(`/categories/${top}/cards/deeper`)).toBe('404')
  const html = await (await request.get(`/categories/${top}/cards`)).text()
  expect(html).toContain('"@type":"BreadcrumbList"')
  expect(html).toContain(`<link rel="canonical" href="${server.origin}/categories/${top}/cards"/>`)
  expect(await (await request.get('/sitemap.xml?kind=categories')).text()).toContain(
    `${server.origin}/categories/${top}/cards`,
  )
})

test('an administrator teaches search synonyms; a line that can’t be read is named', async ({ page }) => {
  await enterAs(page, 'admin')
  await page.goto(DESK)
  const form = page.locator('#dictionary')
  await form.getByLabel('Groups').fill('letterpress, hand printing\nlonely')
  await form.getByLabel('Reason').fill('People search for both')
  await form.getByRole('button', { name: 'Save the dictionary' }).click()
  await expect(form).toContainText('“lonely”')
  await form.getByLabel('Groups').fill('letterpress, hand printing')
  await form.getByRole('button', { name: 'Save the dictionary' }).click()
  await expect(page.getByRole('status').first()).toContainText('Search knows the new dictionary')
  await expect(form).toContainText('1 group')
  await page.goto('/admin/security/events')
  await expect(page.locator('main')).toContainText('Changed the synonyms of search')
})
