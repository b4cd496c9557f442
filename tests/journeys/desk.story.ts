import { makeTicket } from '#domain/support/desk/testing.ts'
import { fromOutside } from '../server/from-outside.ts'
import { expect, test } from './story.ts'
import { enterAs } from './people.ts'

test('a ticket is noted, held when the person wrote meanwhile, and answered', async ({ page, server }) => {
  const number = await fromOutside(server.databaseUrl, (tx) =>
    makeTicket(tx, { subject: 'Plain question about papers', name: 'Plain Asker' }),
  )
  await enterAs(page, 'admin')
  await page.goto(`/admin/tickets/${number}`)
  await page.getByRole('link', { name: /^Note for staff/ }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Ask the bookkeeper first')
  await page.getByRole('button', { name: /^Keep the note/ }).click()
  await expect(page.getByRole('list', { name: 'Thread' })).toContainText('Only staff sees this')

  await page.getByRole('textbox', { name: 'Reply' }).fill('The papers are in the deal.')
  await fromOutside(server.databaseUrl, async (tx) => {
    const { appendEntry } = await import('#domain/support/append-entry.ts')
    await appendEntry(tx, { number }, { voice: 'person', text: 'And for last year?' })
  })
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByText('The person wrote meanwhile').first()).toBeVisible()
  await expect(page.getByRole('list', { name: 'Thread' })).toContainText('And for last year?')
  await expect(page.getByRole('textbox', { name: 'Reply' })).toHaveValue('The papers are in the deal.')
  await page.getByRole('button', { name: /^Send/ }).click()
  await expect(page.getByRole('list', { name: 'Thread' })).toContainText('The papers are in the deal.')
  await expect(page.getByText('Answered, their turn').first()).toBeVisible()
})
