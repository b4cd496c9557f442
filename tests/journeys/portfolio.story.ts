import { expect, test } from './story.ts'
import { enterAs } from './people.ts'
import { aPicture } from './works.ts'

test('a work is added, ordered and edited without JavaScript', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.origin })
  const page = await context.newPage()
  await enterAs(page, 'buyer')
  await page.goto('/my/portfolio/new')
  await page
    .getByLabel('Choose pictures')
    .setInputFiles([await aPicture('one.jpg', '#a33'), await aPicture('narrow.jpg', '#3a3', 300, 300)])
  await page.getByRole('button', { name: 'Add the work' }).click()
  await expect(page.locator('main')).toContainText('narrow.jpg: The picture is 300 px wide')
  await expect(page.locator('.uploads > li')).toHaveCount(1)
  await page.getByLabel('Title').fill('Without a script')
  await page.getByLabel('More pictures').setInputFiles([await aPicture('two.jpg', '#33a')])
  await page.getByRole('button', { name: 'Add the work' }).click()
  await expect(page.getByRole('status').first()).toContainText('Without a script is in your portfolio')
  await page.getByRole('link', { name: 'Edit Without a script' }).click()
  await page.getByLabel(/^Picture 2: what it shows/).fill('The blue one')
  await page.getByLabel('Place').nth(1).selectOption('1')
  await page.getByRole('button', { name: 'Save the work' }).click()
  await page.getByRole('link', { name: 'Edit Without a script' }).click()
  await expect(page.getByLabel(/^Cover: what it shows/)).toHaveValue('The blue one')
  await page.goto('/my/portfolio')
  await page.getByRole('button', { name: 'Delete Without a script' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('.portfolio-rows h2')).toHaveText(['Without a script'])
  await context.close()
})
