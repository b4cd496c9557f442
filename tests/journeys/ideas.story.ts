import { anIdea } from '#domain/ideas/testing.ts'
import { fromOutside } from '../server/from-outside.ts'
import { expect, test } from './story.ts'
import { enterAs } from './people.ts'

test('ideas like it are shown after the first sending, and the second one counts', async ({
  page,
  server,
}) => {
  const known = await fromOutside(server.databaseUrl, (tx) =>
    anIdea(tx, { title: 'Brass lamps above every desk' }),
  )
  await enterAs(page, 'seller')
  await page.goto('/my/ideas/create')
  await page.getByRole('textbox', { name: 'In one line' }).fill('Brass lamps above the tables')
  await page.getByRole('radio', { name: 'The product' }).check()
  await page.getByRole('textbox', { name: 'Why, and for whom' }).fill('It is dark in the evening.')
  await page.getByRole('button', { name: 'Put it on the board' }).click()
  await expect(page.getByText('Ideas like yours are there already.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Brass lamps above every desk' })).toBeVisible()
  await page.getByRole('button', { name: 'Put it on the board' }).click()
  await expect(page.getByText('It is on the board, with your vote.')).toBeVisible()
  await page.goto('/my/ideas?sort=new')
  await page.getByRole('button', { name: /^Vote for “Brass lamps above every desk”/ }).click()
  await expect(page.locator(`#idea-${known.number}`).getByRole('button')).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await enterAs(page, 'admin')
  await page.goto('/admin/ideas/dict')
  await page.getByText('Add a kind').click()
  await page.locator('#add-kind').getByRole('textbox', { name: 'Label' }).fill('Lamps')
  await page.getByRole('button', { name: 'Add the kind' }).click()
  await expect(page.getByRole('textbox', { name: 'Label of Lamps' })).toHaveValue('Lamps')
  await page.getByRole('button', { name: 'Move Lamps up' }).click()
  await page.getByRole('button', { name: 'Delete Lamps' }).click()
  await expect(page.getByRole('textbox', { name: 'Label of Lamps' })).toHaveCount(0)

  await page.getByRole('textbox', { name: 'Label of Planned' }).fill('Done')
  await page.getByRole('button', { name: 'Save the states' }).click()
  await expect(page.locator('main')).toContainText('“Done” is there already')
  await expect(page.getByRole('textbox', { name: 'Label of Planned' })).toHaveValue('Done')
  await page.getByRole('textbox', { name: 'Label of Planned' }).fill('Planned')
  await page.getByRole('textbox', { name: 'Description of Planned' }).fill('On its way')
  await page.getByRole('button', { name: 'Save the states' }).click()
  await expect(page.getByText('Saved. The board shows it at once.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Description of Planned' })).toHaveValue('On its way')
})
