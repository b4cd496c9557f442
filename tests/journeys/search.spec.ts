import pg from 'pg'
import type { Page } from '@playwright/test'
import { publishFromOutside, type Offer } from '../server/publish-from-outside.ts'
import { anAddressOfOnesOwn, expect, expectAccessible, test } from './journey.ts'
import { openBeforeScript } from './late-script.ts'
import { enterAs } from './people.ts'

const first: Offer[] = [
  {
    title: 'Zeppelin podcast episode edited and mastered by ear',
    seller: 'Tomás Rivera',
    priceMinor: 8_500,
    days: 2,
  },
  {
    title: 'Trailer and edit for a new zeppelin podcast',
    seller: 'Bruno Carvalho',
    priceMinor: 21_000,
    days: 6,
  },
  {
    title: 'Show notes for each zeppelin podcast episode',
    seller: 'Élodie Martin',
    priceMinor: 4_000,
    days: 2,
  },
]
/** More than a page holds. */
const many: Offer[] = Array.from({ length: 22 }, (_, number) => ({
  title: `Zeppelin drawing number ${number + 10} on heavy paper`,
  seller: `Painter ${number + 10}`,
  priceMinor: 10_000 + number * 100,
  days: 9,
}))

test.beforeAll(async ({ server }) => {
  await publishFromOutside(server.databaseUrl, { slug: 'airships', title: 'Airships' }, [...first, ...many])
})

const results = (page: Page) => page.locator('.results > li')
const titles = (page: Page) => page.locator('.results h2').allInnerTexts()

async function search(page: Page, words: string) {
  await page.goto('/')
  await page.getByRole('searchbox').first().fill(words)
  await page.keyboard.press('Enter')
}

test('a visitor searches with a slip of the finger, and sees how it was read', async ({ page }) => {
  await search(page, 'zepelin podcst')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('3 services for “zeppelin podcast”')
  await expect(page.getByText('You typed “zepelin podcst”.')).toBeVisible()
  await expect(page.locator('mark').first()).toBeVisible()
  await page.getByRole('link', { name: 'Search for exactly that' }).click()
  await expect(page.getByText('Nothing matches “zepelin podcst”')).toBeVisible()
})

test('filters apply at once, have chips, and lead back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/search?q=zeppelin+podcast')
  await expect(results(page)).toHaveCount(3)
  await page.getByRole('radio', { name: /3 days/ }).check()
  await expect(page).toHaveURL(/days=3/)
  await expect(results(page)).toHaveCount(2)
  await page.getByRole('textbox', { name: 'Price from' }).fill('50')
  await page.keyboard.press('Enter')
  await expect(results(page)).toHaveCount(1)
  await page.getByRole('link', { name: 'Remove filter: Within 3 days' }).click()
  await expect(results(page)).toHaveCount(2)
  await expect(page.getByRole('radio', { name: 'Any time' })).toBeChecked()
  await page.getByRole('link', { name: 'Clear all' }).click()
  await expect(results(page)).toHaveCount(3)
  await expect(page.getByRole('textbox', { name: 'Price from' })).toHaveValue('')
  // Next time what was chosen last is offered again.
  await page.goto('/search?q=zeppelin')
  await page.getByRole('link', { name: 'Use these filters' }).click()
  await expect(page).toHaveURL(/price_from=50/)
  await page.goto('/search?q=zeppelin')
  await page.getByRole('button', { name: 'Forget them' }).click()
  await expect(page.getByRole('link', { name: 'Use these filters' })).toHaveCount(0)
})

test('a wish is a filter to take off, and a word that nobody has is given up, said so', async ({ page }) => {
  await page.goto('/search?q=cheap+zeppelin+podcast')
  await page.getByRole('link', { name: /^Remove filter: “cheap”: up to/ }).click()
  await expect(page).toHaveURL(/q=zeppelin\+podcast$/)
  await search(page, 'zeppelin podcast qqzzxx')
  await expect(page.getByText('Nothing has all of “zeppelin podcast qqzzxx”.')).toContainText(
    'These have “zeppelin podcast”.',
  )
  await expect(results(page)).toHaveCount(3)
})

test('a filter pressed and a price typed before the script came apply when it comes', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const letScriptCome = await openBeforeScript(page, '/search?q=zeppelin+podcast')
  await page.getByRole('textbox', { name: 'Price from' }).fill('50')
  await page.getByRole('radio', { name: /3 days/ }).check()
  letScriptCome()
  await expect(results(page)).toHaveCount(1)
})

test('what makes no sense in the address is said and left out', async ({ page }) => {
  await page.goto('/search?q=zeppelin+podcast&price_from=cheap&days=soon&category=nowhere&page=9')
  await expect(page.getByText(/“cheap” is not a price/)).toBeVisible()
  await expect(page.getByText('There is no such category')).toBeVisible()
  await expect(results(page)).toHaveCount(3)
})

test('sorts are links, and pages follow one another', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/search?q=zeppelin+podcast')
  await page.locator('.listed-bar summary').click()
  await page.getByRole('link', { name: 'Price, lowest first' }).click()
  await expect(page).toHaveURL(/sort=price-up/)
  await expect.poll(() => titles(page)).toEqual([first[2], first[0], first[1]].map((offer) => offer?.title))
  await page.goto('/search?q=zeppelin&in=services')
  await expect(results(page)).toHaveCount(20)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(results(page)).toHaveCount(5)
})

test('each result says why it is there, with the weights of the code', async ({ page }) => {
  await page.goto('/search?q=zeppelin+podcast')
  await page.getByText('Why is this here?').first().press('Enter')
  const why = page.locator('.why-pop').first()
  await expect(why).toContainText('Why this is first')
  await expect(why).toContainText(/Words in title/)
  await page.keyboard.press('Escape')
  await expect(why).toBeHidden()
  await page.goto('/docs/recommendations')
  await expect(page.locator('main')).toContainText('34%')
})

test('suggestions come while one types, and are chosen by keyboard', async ({ page }) => {
  await page.goto('/about')
  const field = page.getByRole('searchbox').first()
  await field.focus()
  await expect(page.getByRole('combobox').first()).toBeVisible()
  await page.keyboard.type('zeppelin pod')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/(services|categories|search|user)/)
})

test('a visitor signs in to be told of new ones, names the search, and stops it', async ({
  page,
  server,
}) => {
  await page.goto('/search?q=zeppelin+podcast&days=7')
  await page.getByRole('link', { name: 'Save search and get alerts' }).click()
  await expect(page).toHaveURL(/\/my\/login\?next=/)
  await page.getByRole('button', { name: /buyer$/i }).click()
  await expect(page).toHaveURL(/\/search\?.*save=1/)
  await page.getByRole('button', { name: 'Save search and get alerts' }).click()
  await expect(page.getByText('You get an e-mail a day when there are new ones.')).toBeVisible()
  await page.getByRole('link', { name: 'Your searches' }).click()
  await expect(page.getByRole('link', { name: 'zeppelin podcast, Within 7 days' })).toBeVisible()
  await page.getByText('Rename').click()
  await page.getByRole('textbox', { name: 'Name of the search' }).fill('For the show')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await expect(page.getByRole('link', { name: 'For the show', exact: true })).toBeVisible()
  const token = await stopTokenOf(server.databaseUrl)
  await page.context().clearCookies()
  await page.goto(`/search/alerts/${token}`)
  await page.getByRole('button', { name: 'Stop the e-mails' }).click()
  await expect(page.getByRole('heading', { name: 'No more of these e-mails' })).toBeVisible()
  await enterAs(page, 'buyer')
  await page.goto('/search')
  await page.getByRole('button', { name: 'Begin e-mails about For the show' }).click()
  await expect(page.getByRole('button', { name: 'Stop e-mails about For the show' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove For the show' }).click()
  await expect(page.getByRole('link', { name: 'For the show', exact: true })).toBeHidden()
})

async function stopTokenOf(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client
    .query<{ stop_token: string }>('select stop_token from saved_search')
    .finally(() => client.end())
  return rows[0]?.stop_token ?? ''
}

test('all of it works with JavaScript off', async ({ browser, server }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: server.origin,
    extraHTTPHeaders: anAddressOfOnesOwn(),
    viewport: { width: 1280, height: 900 },
  })
  const page = await context.newPage()
  await search(page, 'zeppelin podcast')
  await expect(results(page)).toHaveCount(3)
  await page.getByRole('radio', { name: /3 days/ }).check()
  await page.getByRole('textbox', { name: 'Price to' }).fill('50')
  await page.getByRole('button', { name: /^Show 3 services/ }).click()
  await expect(results(page)).toHaveCount(1)
  await page.getByText('Why is this here?').click()
  await expect(page.locator('.why-pop')).toContainText('Why this is first')
  await page.getByRole('link', { name: 'Remove filter: Up to $50' }).click()
  await expect(results(page)).toHaveCount(2)
  await page.locator('.listed-bar summary').click()
  await page.getByRole('link', { name: 'Newest' }).click()
  await expect(page).toHaveURL(/sort=newest/)
  await expect(page.locator('kbd:visible'), 'keys that nobody hears').toHaveCount(0)
  await context.close()
})

test('nothing found leads on: one filter less, another spelling', async ({ page }) => {
  await page.goto('/search?q=zeppelin+podcast&price_to=10&in=services')
  await expect(page.getByText('Nothing matches “zeppelin podcast”')).toBeVisible()
  await page.getByRole('link', { name: 'Without “Up to $10”' }).click()
  await expect(results(page)).toHaveCount(3)
})

test('people have a tab of their own', async ({ page }) => {
  await page.goto('/search?q=%C3%89lodie+Martin&in=people')
  await page.getByRole('link', { name: 'Élodie Martin' }).click()
  await expect(page).toHaveURL(/\/user\//)
})

test('on a phone filters stand in a sheet, and the sort behind a button', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/search?q=zeppelin+podcast&days=14')
  await expect(page.locator('.results h2').first(), 'above the fold').toBeInViewport({ ratio: 1 })
  await page.getByRole('button', { name: 'Filters, 1 on' }).click()
  // What is behind the sheet is dimmed, and no longer to be read.
  await expectAccessible(page, 'the sheet of filters', '#filters')
  await page.getByRole('radio', { name: '30 days' }).check()
  await page.getByRole('button', { name: /^Show / }).click()
  await expect(page).toHaveURL(/days=30/)
  await page.locator('.sheetbar summary').click()
  await page.getByRole('link', { name: 'Fastest delivery' }).click()
  await expect(page).toHaveURL(/sort=fastest/)
})
