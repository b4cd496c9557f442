import type { Page } from '@playwright/test'
import { expect, pressKey, test } from './journey.ts'
import { enterAs } from './people.ts'

const NAME = 'A fair on the quay this week'
const strip = (page: Page) => page.getByRole('complementary', { name: `From Guildhall: ${NAME}` })

/** How much of the page moved while it came alive. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )

test('an administrator writes a banner, looks at it in its place, publishes it; a visitor sees, follows and closes it; it ends', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  await enterAs(page, 'admin')
  await page.goto('/admin/banners')
  await pressKey(page, 'c')
  await expect(page.getByRole('heading', { level: 1, name: 'New banner' })).toBeVisible()

  await page.getByRole('textbox', { name: 'Title' }).fill(NAME)
  await page.getByLabel('Words of the button').fill('Look around')
  await page.getByLabel('Link', { exact: true }).fill('//evil.example')
  await page.getByLabel('From', { exact: true }).fill('2026-01-01T08:00')
  await page.getByLabel('Until').fill('')
  await page.getByRole('button', { name: 'Save the banner' }).click()
  await expect(page.getByText('Link: a path of this marketplace').first()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(NAME)
  await page.getByLabel('Link', { exact: true }).fill('/pricing')
  await page.getByRole('button', { name: 'Save the banner' }).click()
  await expect(page.getByText('Saved. What hangs already looks so at once.')).toBeVisible()

  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('complementary', { name: `From Guildhall: ${NAME}` })).toBeVisible()
  await page.getByRole('link', { name: '360 dark' }).click()
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published. It hangs from its time on, by itself.')).toBeVisible()

  const visiting = await browser.newContext()
  const visitor = await visiting.newPage()
  await visitor.goto('/about')
  await expect(strip(visitor)).toBeVisible()
  await visitor.goto('/about')
  expect(await shiftOf(visitor)).toBe(0)
  await strip(visitor).getByRole('link', { name: 'Look around' }).click()
  await expect(visitor).toHaveURL(/\/pricing$/)
  await strip(visitor)
    .getByRole('button', { name: `Close “${NAME}”` })
    .click()
  await expect(strip(visitor)).toHaveCount(0)
  await expect(visitor).toHaveURL(/\/pricing$/)
  await visitor.goto('/about')
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(strip(visitor)).toHaveCount(0)
  await visiting.close()

  // Others still have it, members too, and what they close stays closed on their next page.
  await page.goto('/my')
  await strip(page)
    .getByRole('button', { name: `Close “${NAME}”` })
    .click()
  await expect(strip(page)).toHaveCount(0)
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(strip(page)).toHaveCount(0)

  await page.goto('/admin/banners')
  await page.getByRole('table', { name: 'Banners' }).getByRole('link', { name: NAME }).click()
  await page.getByRole('button', { name: 'End now' }).click()
  await expect(page.getByText('Ended. Its figures stay here.')).toBeVisible()
  await expect(page.getByText('It can’t be changed any more.')).toBeVisible()
})
