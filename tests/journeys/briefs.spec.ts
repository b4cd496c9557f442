import type { Page } from '@playwright/test'
import { expect, expectWhole, test } from './journey.ts'
import { enterAs } from './people.ts'

const TEXT = `Hello, we need a painted bakery sign for our small shop by the harbour.

It should hang above the door, in two colours. Up to $400, in 3 weeks.`

const main = (page: Page) => page.getByRole('main')

async function describe(page: Page, text = TEXT): Promise<void> {
  await page.goto('/ai')
  await page.getByLabel('What do you need done?').fill(text)
  await page.getByRole('button', { name: 'Make a brief' }).click()
  await expect(page.getByRole('button', { name: 'Post as a project' })).toBeVisible()
}

test('a line changed by hand stays while the rest follows; answers move the brief; it is saved and removed', async ({
  page,
}) => {
  await enterAs(page, 'buyer')
  await describe(page)
  await page.locator('dt', { hasText: 'Title' }).locator('..').locator('summary').click()
  await page.getByLabel('Title').fill('A sign above our door')
  await page.getByLabel('Title').press('Enter')
  await expect(page.locator('.brief-title')).toHaveText('A sign above our door')
  const answer = page.locator('.quick label').first()
  await answer.click()
  await expect(page.getByText('from your answer').first()).toBeVisible()
  await expect(page.locator('.brief-title')).toHaveText('A sign above our door')
  await expectWhole(page, 'a brief')
  await page.getByRole('button', { name: 'Save the brief' }).click()
  await expect(page).toHaveURL(/\/ai\?brief=/)
  await expect(page.locator('.brief-title')).toHaveText('A sign above our door')
  await page.getByRole('button', { name: 'Remove A sign above our door' }).click()
  await expect(main(page)).toContainText('The brief is removed')
})
