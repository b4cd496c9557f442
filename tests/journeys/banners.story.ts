import { expect, test } from './story.ts'
import { enterAs } from './people.ts'

test('a banner is paused, and closed by whoever sees it', async ({ page, browser }) => {
  await enterAs(page, 'admin')
  await page.goto('/admin/banners/new?at=home-head')
  await page.getByRole('textbox', { name: 'Title' }).fill('Plain words on the wall')
  await page.getByLabel('Words of the button').fill('Read them')
  await page.getByLabel('Link', { exact: true }).fill('/docs')
  await page.getByLabel('From', { exact: true }).fill('2026-01-01T08:00')
  await page.getByLabel('Until').fill('')
  await page.getByRole('button', { name: 'Save the banner' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()

  const visiting = await browser.newContext()
  const visitor = await visiting.newPage()
  const hung = visitor.getByRole('region', { name: 'From Guildhall: Plain words on the wall' })
  await visitor.goto('/')
  await expect(hung).toBeVisible()
  await hung.getByRole('button', { name: /^Close/ }).click()
  await expect(visitor).toHaveURL(/\/$/)
  await expect(hung).toHaveCount(0)
  await visiting.close()

  await page.getByRole('button', { name: 'End now' }).click()
  await expect(page.getByText('Ended. Its figures stay here.')).toBeVisible()
})
