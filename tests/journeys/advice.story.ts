import { expect, test } from './story.ts'
import { comeAsMember, openBrowser } from './people.ts'
import { box, main } from './selling.ts'

const aName = (word: string) => `${word}${Math.random().toString(36).slice(2, 8)}`
const SHOUTED = 'I WILL DRAW THE BEST INK PORTRAIT OF YOUR DOG!!!'
const PLAIN = 'Draw ink portrait of your dog'

test('without script the form comes back with proposals and everything that was typed', async ({
  browser,
  server,
}) => {
  const page = await openBrowser(browser, server)
  await comeAsMember(page, server.databaseUrl, aName('plainly'))
  await page.goto('/my/services/new')
  await box(page, 'Title').fill(SHOUTED)
  await page.getByLabel('Tags').fill('dogs, gift')
  await page.getByRole('button', { name: 'Help me write' }).click()
  await page.getByRole('button', { name: 'Use this for Title' }).click()
  await expect(box(page, 'Title')).toHaveValue(PLAIN)
  await expect(page.getByLabel('Tags')).toHaveValue('dogs, gift')
  await page.getByRole('button', { name: 'Put mine back for Title' }).click()
  await expect(box(page, 'Title')).toHaveValue(SHOUTED)
  await page.goto('/my/services')
  await expect(main(page)).not.toContainText('PORTRAIT')

  await page.goto('/my/projects/new')
  const notes =
    'I need a sign of oak for my bakery. It should be read from afar. Please send two drawings first.'
  await page.getByLabel('Description').fill(notes)
  await page.getByRole('button', { name: 'Make a brief of my notes' }).click()
  await page.getByRole('button', { name: 'Use this for Scope' }).click()
  await expect(page.getByLabel('Description')).toHaveValue(/^## What is needed\n- [\s\S]+## Notes\n/)
  await expect(page.getByLabel('Description')).toHaveValue(new RegExp(notes.slice(0, 30)))
})
