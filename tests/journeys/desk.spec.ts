import { makeTicket } from '#domain/support/desk/testing.ts'
import { fromOutside } from '../server/from-outside.ts'
import { expect, pressKey, test } from './journey.ts'
import { enterAs } from './people.ts'

const DAY = 20

test('a day of twenty tickets is answered by keyboard alone, in four presses each besides the words', async ({
  page,
  server,
}) => {
  test.setTimeout(180_000)
  const numbers = await fromOutside(server.databaseUrl, async (tx) => {
    const made = []
    for (let place = 1; place <= DAY; place++)
      made.push(await makeTicket(tx, { subject: `Daywork question ${place}`, name: `Asker ${place}` }))
    return made
  })
  await enterAs(page, 'admin')
  await page.goto('/admin/tickets?q=daywork')
  let presses = 0
  const press = async (key: string) => {
    presses++
    await pressKey(page, key)
  }
  for (let place = 0; place < DAY; place++) {
    await press('j')
    // All are due at once, so they stand in the order of their numbers.
    const subject = `Daywork question ${place + 1}`
    await expect(page.getByRole('heading', { level: 2, name: subject, exact: true })).toBeVisible()
    await press('r')
    await expect(page.getByRole('textbox', { name: 'Reply' })).toBeFocused()
    await page.keyboard.insertText('Here is how it works.')
    await press('Control+Enter')
    await expect(page.getByRole('list', { name: 'Thread' })).toContainText('Here is how it works.')
    await page.getByRole('textbox', { name: 'Reply' }).blur()
    await press('e')
    await expect(page.getByText('Resolved', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('list', { name: 'Tickets' }).getByText(subject, { exact: true })).toBeHidden()
  }
  expect(presses).toBe(DAY * 4)
  await press('?')
  await expect(page.getByRole('dialog', { name: 'Keys of this screen' })).toContainText('Note for staff')
  expect(numbers).toHaveLength(DAY)
})

test('what an article says is put into the answer, and sent by nobody but who writes it', async ({
  page,
  server,
}) => {
  const subject = 'Why is my released money still clearing, when can I withdraw it?'
  const number = await fromOutside(server.databaseUrl, (tx) =>
    makeTicket(tx, { subject, text: 'It was released on Monday.' }),
  )
  await enterAs(page, 'admin')
  await page.goto(`/admin/tickets/${number}`)
  await page.getByText(/^From the articles/).click()
  await page
    .getByRole('link', { name: /^When can I withdraw what I earned/ })
    .first()
    .click()
  await expect(page.getByRole('textbox', { name: 'Reply' })).toHaveValue(/\/support\/when-can-i-withdraw$/)
  await expect(page.getByRole('list', { name: 'Thread' })).not.toContainText('/support/when-can-i-withdraw')

  // A note takes no word of the reply that was begun before it.
  await page.getByRole('link', { name: /^Note for staff/ }).click()
  await page.getByRole('textbox', { name: 'Note' }).fill('Ask the bookkeeper too')
  await page.getByRole('button', { name: /^Keep the note/ }).click()
  await expect(page.getByRole('list', { name: 'Thread' })).toContainText('Ask the bookkeeper too')
  await expect(page.getByRole('textbox', { name: 'Reply' })).toHaveValue(/\/support\/when-can-i-withdraw$/)
})
