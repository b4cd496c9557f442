import { expect, test } from './story.ts'

/** A browser that does not call itself a program: those are not counted. */
const userAgent =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'

test.use({ userAgent })

test('a visitor asks in their own words, reads the answer and says that it helped', async ({ page }) => {
  await page.goto('/support')
  await expect(page.getByRole('heading', { name: 'All well' })).toBeVisible()
  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('when is my money cleared')
  await page.getByRole('button', { name: 'Search' }).click()
  const answers = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'What may answer it' }) })
  await answers.getByRole('link', { name: 'When can I withdraw what I earned?' }).click()
  await expect(page).toHaveURL(/\/support\/when-can-i-withdraw$/)
  await expect(page.getByRole('article')).toContainText('Clearing.')
  await page.getByRole('button', { name: 'Yes' }).click()
  await expect(page.getByText('Thank you: that is counted.')).toBeVisible()
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Help' }).click()
  await expect(page).toHaveURL(/\/support$/)
})

test.describe('without script', () => {
  test('an article is found from the search of the head, and rated', async ({ page }) => {
    await page.goto('/search?q=dispute&in=help')
    await page.getByRole('link', { name: 'How does a dispute work?' }).click()
    await page.getByRole('button', { name: 'No' }).click()
    await expect(page.getByText('Thank you: that is counted.')).toBeVisible()
  })
})
