import type { Page } from '@playwright/test'
import {
  approveService,
  archiveService,
  draftService,
  pauseService,
  saveDraft,
  submitService,
} from '#domain/catalogue/index.ts'
import { operator, type MemberActor } from '#domain/actor.ts'
import { type Market, type MarketCategory, openMarket } from '../server/market.ts'
import { expect, test } from './journey.ts'
import { openBeforeScript } from './late-script.ts'

type Shop = {
  market: Market
  seller: MemberActor & { username: string }
  category: MarketCategory
  top: MarketCategory
}

let shop: Shop

/** A few works on the wall, made once: a fixture of the worker would have a browser and a server started for this file alone. */
test.beforeAll(async ({ server }) => {
  const market = await openMarket(server.databaseUrl)
  const seller = await market.addSeller('Mirela Kovač')
  const top = await market.addCategory('Drawing')
  const category = await market.addCategory('Marks', top)
  const rival = await market.addSeller('Teo Markovski')
  for (const title of ['Labels for preserves and honey', 'Twelve mark directions in a day'])
    await market.publish(rival, { categoryId: category.id, title })
  shop = { market, seller, category, top }
})

test.afterAll(() => shop.market.close())

const publish = ({ market, seller, category }: Shop, title: string) =>
  market.publish(seller, {
    categoryId: category.id,
    title,
    extras: [
      { id: 'faster', title: 'Two days sooner', priceMinor: 2_000, addedDays: 0 },
      { id: 'print', title: 'A print on paper', priceMinor: 1_550, addedDays: 2 },
    ],
  })

const sumOf = (page: Page) => page.locator('.order .sum .total dd')

test('a visitor reads a service, chooses by keyboard, and the whole sum follows', async ({ page }) => {
  const { slug } = await publish(shop, 'A mark drawn by hand for a bakery')
  expect((await page.goto(`/services/${slug}`))?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A mark drawn by hand for a bakery')
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toContainText('Marks')
  await expect(page.getByRole('table', { name: 'Packages side by side' })).toContainText('Three pieces')
  await expect(page.getByText('No reviews yet. Only buyers')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Others in this room' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Labels for preserves and honey' }).last()).toBeVisible()
  await expect(sumOf(page)).toHaveText('$50.00')

  await page.getByRole('radio', { name: 'Basic' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(sumOf(page)).toHaveText('$120.00')
  for (const key of ['Tab', 'Tab', 'Tab', 'Space']) await page.keyboard.press(key)
  await expect(sumOf(page)).toHaveText('$135.50')
  await page.getByLabel('Quantity').selectOption('3')
  await expect(sumOf(page)).toHaveText('$406.50')
  await expect(page).toHaveURL(/\?package=standard&extras=print&quantity=3$/)
  await expect(page.locator('.order')).toContainText(/Ready by \w+day \d+ \w+, /)

  await page.reload()
  await expect(sumOf(page)).toHaveText('$406.50')
  await expect(page.getByRole('radio', { name: 'Standard' })).toBeChecked()
})

test('the gallery opens as large as the screen, is moved by keys, and gives the page back', async ({
  page,
}) => {
  const { slug } = await publish(shop, 'A mark to be looked at closely')
  await page.goto(`/services/${slug}`)
  const picture = page.getByRole('link', { name: /^Enlarge .+, 1 of / })
  // Without script it is a link to the picture itself.
  await expect(picture).toHaveAttribute('href', /\/files\/pictures\/.+\.webp$/)
  await page.locator('html[data-listens]').waitFor()
  await picture.press('Enter')
  const large = page.getByRole('dialog', { name: /^Pictures of A mark/ })
  await expect(large.getByRole('img').first()).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(large.getByText(/, 2 of \d$/)).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(large).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`/services/${slug}$`))
})

test('the whole sum and its button are in sight at once, however much can be chosen', async ({ page }) => {
  const { market, seller, category } = shop
  const includes = Array.from({ length: 12 }, (_, index) => `Part ${index + 1} of the work`)
  const { slug } = await market.publish(seller, {
    categoryId: category.id,
    title: 'A mark with very many parts to it',
    packages: [{ tier: 'basic', title: 'Whole', includes, priceMinor: 9_000, deliveryDays: 3, revisions: 1 }],
    extras: [{ id: 'print', title: 'A print on paper', priceMinor: 1_000, addedDays: 2 }],
  })
  await page.goto(`/services/${slug}?extras=print`)
  for (const [width, height] of [
    [1280, 800],
    [1366, 768],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.locator('.order .sum')).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Order for $100.00' })).toBeInViewport({ ratio: 1 })
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('link', { name: 'See the sum' }).click()
  await expect(page.locator('.order .sum')).toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByRole('heading', { name: 'Cart', exact: true })).toBeInViewport({ ratio: 1 })
})

test('what was chosen before the script came is in the sum when it comes', async ({ page }) => {
  const { slug } = await publish(shop, 'A mark drawn before breakfast')
  const letScriptCome = await openBeforeScript(page, `/services/${slug}`)
  await page.getByText('Standard', { exact: true }).first().click()
  await page.getByLabel('Quantity').selectOption('3')
  await expect(sumOf(page)).toHaveText('$50.00')
  letScriptCome()
  await expect(sumOf(page)).toHaveText('$360.00')
})

test('the gallery is walked by its thumbnails and by keys', async ({ page }) => {
  const { slug } = await publish(shop, 'Two sheets of drawings for a shop')
  await page.goto(`/services/${slug}`)
  const second = page.getByRole('link', { name: 'Picture 2: Sheet 2 of the work' })
  await second.click()
  await expect(second).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('#picture-2')).toBeInViewport()
  await page.getByRole('group', { name: 'Pictures, 2' }).focus()
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('link', { name: 'Picture 1: Sheet 1 of the work' })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('without JavaScript the same choice is a form, and the sum is right', async ({ browser, server }) => {
  const { slug } = await publish(shop, 'A mark for people without script')
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.origin })
  const page = await context.newPage()
  await page.goto(`/services/${slug}`)
  await page.getByRole('radio', { name: 'Standard' }).check({ force: true })
  await page.getByRole('checkbox', { name: 'A print on paper, 2 days more' }).check()
  await page.getByLabel('Quantity').selectOption('2')
  await page.getByRole('button', { name: 'Calculate the total' }).click()
  await expect(sumOf(page)).toHaveText('$271.00')
  await page.getByRole('link', { name: 'Picture 2' }).click()
  await expect(page.locator('#picture-2')).toBeInViewport()
  await context.close()
})

test('paused says so, archived is gone but shows others, a new title moves the address', async ({ page }) => {
  const { market, seller } = shop
  const { id, slug } = await publish(shop, 'A mark that will not stay for long')
  await market.transaction((tx) => pauseService(tx, seller, { serviceId: id }))
  expect((await page.goto(`/services/${slug}`))?.status()).toBe(200)
  await expect(page.getByText('Mirela takes no orders for this now.')).toBeVisible()
  await expect(page.locator('.order')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Others in this room' })).toBeVisible()

  const content = await market.contentOf(seller, {
    categoryId: shop.category.id,
    title: 'A mark under a name of its own',
  })
  await market.transaction(async (tx) => {
    await saveDraft(tx, seller, { serviceId: id, content, basedOn: null })
    await submitService(tx, seller, { serviceId: id }, market.given)
    await approveService(tx, operator, { serviceId: id, note: '' }, market.given)
  })
  const answerAt = async (address: string) => (await page.request.get(address, { maxRedirects: 0 })).status()
  await expect.poll(() => answerAt(`/services/${slug}`)).toBe(301)
  await page.goto(`/services/${slug}?quantity=2`)
  await expect(page).toHaveURL(/\/services\/a-mark-under-a-name-of-its-own\?quantity=2$/)

  await market.transaction((tx) => archiveService(tx, seller, { serviceId: id }))
  await expect.poll(() => answerAt('/services/a-mark-under-a-name-of-its-own')).toBe(410)
  await page.goto('/services/a-mark-under-a-name-of-its-own')
  await expect(page.getByText('Not offered any more.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Others in this room' })).toBeVisible()
  expect((await page.goto('/services/no-such-service'))?.status()).toBe(404)
})

test('a draft is not there for others', async ({ page }) => {
  const { market, seller, category } = shop
  const content = await market.contentOf(seller, { categoryId: category.id })
  const { slug } = await market.transaction((tx) => draftService(tx, seller, content))
  expect((await page.goto(`/services/${slug}`))?.status()).toBe(404)
})

test('search engines and other sites are told what it is', async ({ page, request }) => {
  const { slug } = await publish(shop, 'A mark that others can talk about')
  await page.goto(`/services/${slug}?quantity=2`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`/services/${slug}$`))
  const told = await page.locator('script[type="application/ld+json"]').allTextContents()
  const data = told.map((text) => JSON.parse(text) as Record<string, unknown>)
  expect(data.map((one) => one['@type'])).toEqual(['Product', 'BreadcrumbList'])
  expect(data[0]).toMatchObject({ offers: { lowPrice: '50.00', highPrice: '120.00', priceCurrency: 'USD' } })
  expect(data[0]).not.toHaveProperty('aggregateRating')
  const picture = await request.get(`/og/services/${slug}.png`)
  expect(picture.headers()['content-type']).toBe('image/png')
  expect((await request.get('/og/services/no-such.png')).status()).toBe(404)
  expect((await request.get(`/og/people/${shop.seller.username}.png`)).status()).toBe(200)

  const index = await (await request.get('/sitemap.xml')).text()
  for (const kind of ['pages', 'categories', 'services', 'people', 'works'])
    expect(index).toContain(`/sitemap.xml?kind=${kind}`)
  const services = await (await request.get('/sitemap.xml?kind=services')).text()
  expect(services).toContain(`/services/${slug}</loc><lastmod>`)
  const halves = await Promise.all(
    [1, 2].map(async (part) => (await request.get(`/sitemap.xml?kind=services&part=${part}&of=2`)).text()),
  )
  expect(halves.filter((half) => half.includes(`/services/${slug}<`))).toHaveLength(1)
  for (const bad of ['kind=nothing', 'kind=services&part=3&of=2', 'kind=services&part=x&of=2'])
    expect((await request.get(`/sitemap.xml?${bad}`)).status()).toBe(404)
})
