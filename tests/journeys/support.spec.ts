import { answerTicket } from './answer-ticket.ts'
import { expect, test } from './journey.ts'
import { comeAsMember } from './people.ts'

test('a member asks about a thing of theirs with a file, hears the answer while the page is open, settles and rates it', async ({
  page,
  server,
}) => {
  const name = `member-${Date.now()}`
  await comeAsMember(page, server.databaseUrl, name)
  await page.goto('/support/new')
  await page.getByLabel('Something is broken').check()
  await page.getByLabel('Subject').fill('A picture turns on its side')
  await page.getByLabel(/What happened/).fill('It stands upright in the editor, and lies on the page.')
  await page.getByLabel('Files').setInputFiles({
    name: 'notes.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]),
  })
  await page.getByRole('button', { name: 'Send the question' }).click()
  await expect(page.getByText(/notes\.pdf/).first()).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('A picture turns on its side')
  await page.getByLabel('Files').setInputFiles({
    name: 'notes.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('What I saw'),
  })
  await page.getByRole('button', { name: 'Send the question' }).click()
  await expect(page).toHaveURL(/\/my\/support\/\d+$/)
  await expect(page.getByRole('link', { name: 'notes.txt' })).toBeVisible()
  const number = Number(page.url().split('/').at(-1))

  await page.getByLabel('Reply', { exact: true }).fill('Half a sentence')
  await answerTicket(server.databaseUrl, number, 'We have turned it upright.')
  await expect(page.getByText('We have turned it upright.')).toBeVisible()
  await expect(page.getByLabel('Reply', { exact: true })).toHaveValue('Half a sentence')
  await page.getByRole('button', { name: 'This solved it' }).click()
  await expect(page.getByText('How was the help?')).toBeVisible()
  await page.getByLabel('Good', { exact: true }).check()
  await page.getByRole('button', { name: 'Say so' }).click()
  await expect(page.getByText('You said that the help was good.')).toBeVisible()
  await page.getByRole('button', { name: 'Open it again' }).click()
  await expect(page.getByText('Waiting, with us')).toBeVisible()
})
