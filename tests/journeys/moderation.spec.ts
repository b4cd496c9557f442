import { expect, pressKey, test as base } from './journey.ts'
import { newestLetter } from './letters.ts'
import { enterAs } from './people.ts'
import { rowOf, submit, withDesk, type Desk } from './review-desk.ts'

const test = base.extend<{ desk: Desk }>(withDesk)

const flaggedText = `Labels for jars, drawn by hand and printed. ${'Each is cut and tried on glass. '.repeat(4)}`

test('a moderator approves one by keyboard, sends another back, and its seller is told', async ({
  page,
  desk,
  server,
}) => {
  await submit(desk, { title: 'Plain labels for jars of honey' })
  await submit(desk, {
    title: 'Flagged labels for jars of jam',
    description: `${flaggedText} Write to hana@example.org.`,
  })
  await enterAs(page, 'admin')
  await page.goto('/admin')
  await expect(page.getByRole('link', { name: 'Services to review' })).toBeVisible()
  await page.goto('/admin/market/services?q=labels+for+jars')
  await expect(page.locator('tbody tr').first()).toContainText('Flagged labels')
  await expect(rowOf(page, 'Plain labels')).toContainText('first service')

  await pressKey(page, 'j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flagged labels for jars of jam')
  await expect(page.locator('mark')).toHaveText('hana@example.org')
  await page.getByRole('button', { name: 'Send back' }).click()
  await expect(page.getByText('Reasons: choose at least one').first()).toBeVisible()
  await page.getByRole('checkbox', { name: 'Contact details' }).check()
  await page.getByLabel('In your own words').last().fill('The rest is lovely.')
  await page.getByRole('button', { name: 'Send back' }).click()

  await expect(page.getByText('Sent back, and its seller is told why.')).toBeVisible()
  const letter = await newestLetter(server.databaseUrl, desk.email, /^Needs a change/)
  expect(letter.text).toContain('Contact details: take out addresses')
  expect(letter.text).toContain('The rest is lovely.')

  await page.goto('/admin/market/services?q=plain+labels')
  await pressKey(page, 'j')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Plain labels for jars of honey')
  await pressKey(page, 'a')
  await expect(page.getByText('Approved.')).toBeVisible()
  await newestLetter(server.databaseUrl, desk.email, /^Published: Plain labels/)
  expect((await page.goto('/services/plain-labels-for-jars-of-honey'))?.status()).toBe(200)
  await page.goto('/admin/security/events')
  await expect(rowOf(page, 'Sent a service back').first()).toBeVisible()
  await expect(rowOf(page, 'Approved a service').first()).toBeVisible()
})
