import { expect, test } from './story.ts'
import { comeAsMember, enterAs } from './people.ts'
import { offer } from './works.ts'

const SELLER = '/user/tomas-rivera'

test('a visitor presses a heart, signs in, and comes back with it kept', async ({ page, server }) => {
  const title = 'Restoration of old tape recordings'
  await offer(server.databaseUrl, 'tomas-rivera', title)
  await page.goto(`${SELLER}?from=heart`)
  const heart = page.getByRole('button', { name: `Favourite: ${title}` })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(page).toHaveURL(/\/my\/login\?next=/)
  await page.getByRole('button', { name: /buyer$/i }).click()
  await expect(page).toHaveURL(new RegExp(`${SELLER}`))
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Favourite: Tomás Rivera' }).click()
  await expect(page.getByRole('button', { name: 'Favourite: Tomás Rivera' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await page.goto('/my/favorites')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByText('New list').click()
  await page.getByLabel('Name of the list').fill('favourites')
  await page.getByRole('button', { name: 'Make it' }).click()
  await expect(page.locator('main')).toContainText('you have a list called favourites already')
  await page.getByLabel('Name of the list').fill('For the museum')
  await page.getByRole('button', { name: 'Make it' }).click()
  await expect(page.locator('main')).toContainText('For the museum is empty')
  await page.goto('/my/favorites')
  await page.getByLabel(`List for ${title}`).selectOption('For the museum')
  await page.getByRole('button', { name: `Move ${title} to this list` }).click()
  await expect(page.getByRole('status').first()).toContainText('in the other list')
  await page.getByRole('link', { name: /For the museum/ }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByText('Edit this list').click()
  await page.getByLabel('New name').fill('Museum')
  await page.getByRole('button', { name: 'Rename' }).click()
  await expect(page.getByRole('link', { name: 'Museum 1' })).toBeVisible()
  await page.getByRole('button', { name: `Favourite: ${title}` }).click()
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByRole('link', { name: 'Museum 1' }).click()
  await page.getByText('Edit this list').click()
  await page.getByRole('button', { name: 'Remove the list' }).click()
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  await page.getByRole('link', { name: /People/ }).click()
  await expect(page.getByRole('link', { name: 'Tomás Rivera', exact: true })).toBeVisible()
})

test('hearts work without JavaScript, and a link that somebody made up keeps nothing', async ({
  browser,
  server,
}) => {
  const context = await browser.newContext({ baseURL: server.origin })
  const page = await context.newPage()
  await page.goto(SELLER)
  const heart = page.getByRole('button', { name: 'Favourite: Tomás Rivera' })
  await heart.click()
  await expect(page).toHaveURL(/\/my\/login/)
  await page.getByRole('button', { name: /admin$/i }).click()
  await expect(page).toHaveURL(new RegExp(`${SELLER}$`))
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(page).toHaveURL(new RegExp(`${SELLER}$`))
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.goto(`/my/favorites?come=${encodeURIComponent(SELLER)}`)
  await expect(page).toHaveURL(new RegExp(`${SELLER}$`))
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/my/favorites?come=https%3A%2F%2Felsewhere.test')
  expect(new URL(page.url()).origin).toBe(server.origin)
  await context.close()
})

test('nothing that is not there can be kept, and nonsense is refused in words', async ({ page, server }) => {
  await comeAsMember(page, server.databaseUrl, 'omar-k')
  const post = (fields: Record<string, string>) => page.request.post('/my/favorites', { form: fields })
  const nobody = '7b0f6a52-3a51-4f0e-9b7e-0d4f4f1f2a11'
  expect((await post({ intent: 'add', kind: 'service', id: nobody })).status()).toBe(404)
  expect((await post({ intent: 'add', kind: 'money', id: nobody })).status()).toBe(400)
  expect((await post({ intent: 'move', kind: 'service', id: 'x' })).status()).toBe(400)
  expect((await post({ intent: 'dance' })).status()).toBe(400)
  expect((await page.goto('/my/favorites?kind=money&list=1&page=-3&sort=up'))?.status()).toBe(200)
  await expect(page.locator('main')).toContainText('Nothing kept yet')
})

test('what is kept is said on the seller’s own page only to the one who keeps it', async ({ page }) => {
  await enterAs(page, 'seller')
  await page.goto(SELLER)
  await expect(page.getByRole('button', { name: /^Favourite/ })).toHaveCount(0)
  await expect(page.locator('main')).toContainText('What Rising needs')
})
