import { fillMarket } from '../server/fill-market.ts'
import { expect, test } from './story.ts'
import { enterAs } from './people.ts'

test('a member keeps a work where it hangs among others, and a visitor signs in first', async ({
  page,
  server,
}) => {
  const { cards } = await fillMarket(server.databaseUrl)
  const title = 'Calling cards with a blind impression'
  await enterAs(page, 'buyer')
  const heart = page.getByRole('button', { name: `Favourite: ${title}` })
  await expect(async () => {
    await page.goto(`/categories/${cards}`)
    await expect(heart).toHaveAttribute('aria-pressed', 'false', { timeout: 500 })
  }).toPass()
  // It is on at once; the server has yet to hear of it.
  const saved = page.waitForResponse((answer) => answer.url().includes('/my/favorites'))
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await saved
  await page.goto(`/search?q=blind+impression&category=${cards}`)
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await page.context().clearCookies()
  await page.goto(`/categories/${cards}`)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await heart.click()
  await expect(page).toHaveURL(/\/my\/login\?next=/)
})
