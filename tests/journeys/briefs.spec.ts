import type { Page } from '@playwright/test'
import { expect, expectWhole, test } from './journey.ts'
import { enterAs } from './people.ts'
import { describeWanted } from './wanted-sign.ts'

const main = (page: Page) => page.getByRole('main')

test('a line changed by hand stays while the rest follows; answers move the brief; it is saved and removed', async ({
  page,
}) => {
  await enterAs(page, 'buyer')
  await describeWanted(page)
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
