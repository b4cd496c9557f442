import type { Page } from '@playwright/test'
import { fillMarket } from '../server/fill-market.ts'
import { startWebProcess } from '../server/web-process.ts'
import { expect, keysAreHeard, test } from './journey.ts'
import { enterAs } from './people.ts'

const DESK = '/admin/market/categories'

test('a visitor finds work from the tree, by tabs and filters, with JavaScript off', async ({
  browser,
  server,
}) => {
  const { top } = await fillMarket(server.databaseUrl)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  const page = await context.newPage()
  await page.goto('/categories')
  await page.locator(`a[href="/categories/${top}"]`).click()
  await expect(page.locator('h1')).toHaveText('Letterpress')
  await expect.poll(async () => (await page.reload()) && worksOn(page)).toBe(3)

  await page.getByRole('navigation', { name: 'Kinds' }).getByRole('link', { name: 'Cards' }).click()
  await expect(page).toHaveURL(`/categories/${top}/cards`)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Letterpress')
  expect(await worksOn(page)).toBe(2)

  await page.getByLabel('Price to').fill('50')
  await page.getByRole('button', { name: /^Show/ }).click()
  await expect(page).toHaveURL(/price_to=50/)
  expect(await worksOn(page)).toBe(1)
  await expect(page.locator('.work')).toContainText('Calling cards')

  await page.goto(`/categories/${top}/cards?price_from=900000`)
  await expect(page.locator('main')).toContainText('Nothing fits all of this')
  await page.getByRole('link', { name: 'Clear all filters' }).click()
  expect(await worksOn(page)).toBe(2)
  await context.close()
})

test('an administrator renames, moves, merges and hides; every process shows it and old addresses lead on', async ({
  page,
  request,
  server,
}) => {
  test.setTimeout(120_000)
  const { top } = await fillMarket(server.databaseUrl)
  const second = await startWebProcess(server.databaseUrl, { JOBS: 'apart', TRUSTED_PROXIES: '1' })
  const both = [server.origin, second.origin]
  const visit = async (path: string, origin = server.origin) => {
    const response = await request.get(origin + path, { maxRedirects: 0 })
    return { status: response.status(), to: response.headers()['location'], text: await response.text() }
  }
  const everywhere = async (path: string, words: string) => {
    for (const origin of both) {
      await expect.poll(async () => (await visit(path, origin)).text, { intervals: [50] }).toContain(words)
    }
  }
  for (const origin of both) expect((await visit(`/categories/${top}`, origin)).text).toContain('Letterpress')
  await enterAs(page, 'admin')

  await test.step('renamed', async () => {
    await chooseIn(page, top)
    await page.getByText('Rename and describe').click()
    await page.getByLabel('Title').fill('Hand printing')
    await page.getByLabel('Reason').first().fill('A clearer word')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('status').first()).toContainText('Changed')
    await everywhere(`/categories/${top}`, 'Hand printing')
    await everywhere('/categories', 'Hand printing')
  })

  await test.step('given another address', async () => {
    await page.getByText('Rename and describe').click()
    await page.getByLabel('Address').fill(`${top}-new`)
    await page.getByLabel('Reason').first().fill('A clearer address')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('link', { name: `/categories/${top}-new`, exact: true })).toBeVisible()
    expect(await visit(`/categories/${top}/cards`)).toMatchObject({
      status: 301,
      to: `/categories/${top}-new/cards`,
    })
  })

  await test.step('moved', async () => {
    await chooseIn(page, `${top}-new/posters`)
    await page.getByText('Move', { exact: true }).click()
    await page.getByLabel('Below').selectOption({ label: 'Hand printing / Cards' })
    await page.locator('details[open]').getByLabel('Reason').fill('A try')
    await page.getByRole('button', { name: 'Move it' }).click()
    await expect(page.locator('details[open]')).toContainText('has services of its own')
    await page.getByLabel('Below').selectOption('')
    await page.getByRole('button', { name: 'Move it' }).click()
    await expect(page.getByRole('status').first()).toContainText('Moved')
    expect(await visit(`/categories/${top}/posters`)).toMatchObject({
      status: 301,
      to: '/categories/posters',
    })
  })

  await test.step('merged', async () => {
    await page.getByText('Merge into another').click()
    await page.getByLabel('Into').selectOption({ label: 'Hand printing / Cards' })
    await page.locator('details[open]').getByLabel('Reason').fill('They are the same')
    await page.getByRole('button', { name: 'Merge for good' }).click()
    await expect(page.getByRole('status').first()).toContainText('Merged')
    for (const old of ['posters', `${top}/posters`, `${top}-new/posters`]) {
      expect(await visit(`/categories/${old}`)).toMatchObject({
        status: 301,
        to: `/categories/${top}-new/cards`,
      })
    }
    await everywhere(`/categories/${top}-new/cards`, 'Concert posters from wooden letters')
    await expect(page.locator('#old')).toContainText(`/${top}/posters`)
  })

  await test.step('hidden', async () => {
    await page.getByText('Hide', { exact: true }).click()
    await page.locator('details[open]').getByLabel('Reason').fill('Not ready')
    await page.getByRole('button', { name: 'Hide it' }).click()
    await expect(page.getByRole('status').first()).toContainText('Hidden')
    for (const origin of both) {
      await expect.poll(async () => (await visit(`/categories/${top}-new/cards`, origin)).status).toBe(404)
    }
    expect((await page.goto(`/categories/${top}-new/cards`))?.status()).toBe(200)
    await expect(page.locator('main')).toContainText('Only administrators see this page')
  })

  await page.goto('/admin/security/events')
  await expect(page.locator('main')).toContainText('Merged a category into another')
  await second.stop()
})

test('categories are put in order by buttons that need no script and by keys', async ({
  page,
  browser,
  server,
}) => {
  const { top } = await fillMarket(server.databaseUrl)
  const order = async (on: Page) =>
    (await on.locator('[data-category] [data-category] .tree-path').allTextContents()).filter((path) =>
      path.startsWith(`/${top}/`),
    )
  await enterAs(page, 'admin')
  await page.goto(DESK)
  expect(await order(page)).toEqual([`/${top}/cards`, `/${top}/posters`])
  const row = rowOf(page, `${top}/posters`)
  await keysAreHeard(page)
  await row.getByRole('link').focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => order(page)).toEqual([`/${top}/posters`, `/${top}/cards`])
  await expect(row.getByRole('button', { name: 'Move Posters down' })).toBeFocused()

  const plain = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: server.origin,
    storageState: await page.context().storageState(),
  })
  const still = await plain.newPage()
  await still.goto(DESK)
  await rowOf(still, `${top}/cards`).getByRole('button', { name: 'Move Cards up' }).click()
  expect(await order(still)).toEqual([`/${top}/cards`, `/${top}/posters`])
  await plain.close()
})

const worksOn = (page: Page) => page.locator('.work').count()

const rowOf = (page: Page, path: string) =>
  page.locator('.tree-row').filter({ has: page.getByText(`/${path}`, { exact: true }) })

async function chooseIn(page: Page, path: string): Promise<void> {
  await page.goto(`${DESK}?q=${encodeURIComponent(path)}`)
  await rowOf(page, path).getByRole('link').click()
  await expect(page.locator('#chosen')).toContainText(`/categories/${path}`)
}
