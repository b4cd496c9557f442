import { anIdea } from '#domain/ideas/testing.ts'
import { fromOutside } from '../server/from-outside.ts'
import { expect, pressKey, test } from './journey.ts'
import { enterAs } from './people.ts'

test('an idea is proposed beside those like it, voted for, answered by keys, and told of once', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000)
  const known = await fromOutside(server.databaseUrl, (tx) =>
    anIdea(tx, { title: 'Walnut frames for wide pictures' }),
  )
  await enterAs(page, 'buyer')
  await page.goto('/my/ideas')
  await page.getByRole('textbox', { name: 'Your idea, in one line' }).fill('Walnut frames for tall pictures')
  await page.getByRole('button', { name: 'Go on' }).click()
  const similar = page.getByRole('complementary', { name: 'Ideas like yours' })
  const vote = similar.getByRole('button', { name: /Walnut frames for wide pictures/ })
  await vote.click()
  await expect(vote).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('radio', { name: 'Services' }).check()
  await page.getByRole('button', { name: 'Put it on the board' }).click()
  await expect(page.getByText('Why, and for whom: fill this in').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'In one line' })).toHaveValue(
    'Walnut frames for tall pictures',
  )
  await page
    .getByRole('textbox', { name: 'Why, and for whom' })
    .fill(
      'For **galleries**.\n\n<script>alert(1)</script> <img src=x onerror=alert(1)> [x](javascript:alert(1))',
    )
  await page.getByRole('button', { name: 'Put it on the board' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Walnut frames for tall pictures' })).toBeVisible()
  await expect(page.locator('.prose strong')).toHaveText('galleries')
  await expect(page.locator('.prose :is(script, img, a[href^="javascript"])')).toHaveCount(0)
  const address = new URL(page.url()).pathname
  await page.getByRole('textbox', { name: 'Comment' }).fill('Oak would do as well.')
  await page.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(page.locator('.coms')).toContainText('Oak would do as well.')

  await enterAs(page, 'seller')
  await page.goto('/my/ideas?q=walnut+tall')
  const foreign = page.getByRole('button', { name: /^Vote for “Walnut frames for tall pictures”/ })
  await foreign.click()
  await expect(foreign).toHaveAccessibleName(/2 votes$/)

  await enterAs(page, 'admin')
  await page.goto('/admin/ideas?q=tall+pictures&view=all')
  await pressKey(page, 'j')
  await expect(page.getByRole('heading', { level: 2, name: 'Walnut frames for tall pictures' })).toBeVisible()
  await page.getByRole('radio', { name: /^Planned/ }).check()
  await page.getByRole('textbox', { name: 'Our answer' }).fill('Yes. They come in spring.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Whoever follows it is told once.')).toBeVisible()
  await pressKey(page, 'm')
  const into = page.getByRole('textbox', { name: 'Merge into', exact: true })
  await expect(into).toBeFocused()
  await into.fill(String(known.number))
  await page.getByRole('button', { name: 'Merge into that idea' }).click()
  await expect(page.getByText('The two are one now.')).toBeVisible()

  await enterAs(page, 'buyer')
  await page.goto(address)
  await expect(page).toHaveURL(new RegExp(`/my/ideas/${known.number}\\?joined=`))
  // The author of the one, the buyer who voted for both, and the seller.
  await expect(page.getByRole('button', { name: /3 votes$/ })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.coms')).toContainText('Oak would do as well.')
  await page.goto('/my/notifications')
  await expect(
    page.getByRole('main').getByText('“Walnut frames for tall pictures” was joined with it'),
  ).toHaveCount(1)
})
