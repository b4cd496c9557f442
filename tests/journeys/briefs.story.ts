import type { Page } from '@playwright/test'
import { openAssistant, readWaiting } from '#domain/assistant/index.ts'
import { aServiceForSale } from '#domain/orders/testing.ts'
import { systemClock } from '#platform/clock/clock.ts'
import { openDatabase } from '#platform/db/database.ts'
import { transactions } from '#platform/db/transaction.ts'
import { openMeaning } from '#platform/meaning/meaning.ts'
import { fromOutside } from '../server/from-outside.ts'
import { expect, test } from './story.ts'
import { enterAs, openBrowser } from './people.ts'
import { describeWanted, WANTED } from './wanted-sign.ts'

const PASSWORD = 'a quiet workshop by the river'

const main = (page: Page) => page.getByRole('main')

/** A service that is read and found, as its job would make it. */
async function offerSign(databaseUrl: string, title: string) {
  const service = await fromOutside(databaseUrl, (tx) => aServiceForSale(tx, { title }))
  const database = openDatabase(databaseUrl, { poolSize: 2, name: 'guildhall test reader' })
  const meaning = openMeaning({ meaning: 'off', dataFolder: '.data' })
  const { db } = database
  const assistant = openAssistant({
    db,
    search: { page: async () => ({ found: [] }) },
    meaning,
    clock: systemClock,
  })
  const transaction = transactions(database, systemClock, async () => {})
  await readWaiting({ assistant, transaction, now: new Date() })
  await database.close()
  return service
}

async function joinHere(page: Page, name: string): Promise<void> {
  await page
    .getByRole('main')
    .getByRole('link', { name: /Join|Make an account|new here/i })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Join', level: 1 })).toBeVisible()
  await page.getByLabel('Your name').fill('Vera of the bakery')
  await page.getByLabel('E-mail').fill(`${name}@example.org`)
  await page.getByLabel('Username').fill(name)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: /I accept/ }).check()
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await page.getByRole('link', { name: 'Read it here' }).click()
  const letter = await page.getByRole('region', { name: 'The e-mail' }).innerText()
  await page.getByLabel('Code').fill(/\d{3} \d{3}/.exec(letter)?.[0] ?? '')
  await page.getByRole('button', { name: /^Verify/ }).click()
}

test('a visitor’s words become a project through joining, and none is lost', async ({ page }) => {
  await describeWanted(page)
  await expect(page.locator('.yours mark').first()).toBeVisible()
  await expect(main(page)).toContainText('Up to $400')
  expect(page.url()).not.toContain('bakery')
  await page.getByRole('button', { name: 'Post as a project' }).click()
  await joinHere(page, 'brief-visitor')
  await expect(page.getByRole('heading', { name: 'Post a project' })).toBeVisible()
  const description = await page.getByLabel('Description', { exact: true }).inputValue()
  expect(description.replaceAll(/\r\n/g, '\n')).toContain(WANTED)
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('400')
})

test('a brief becomes the terms of a safe deal', async ({ page }) => {
  await describeWanted(page)
  await page.getByRole('button', { name: 'Start a deal' }).click()
  await expect(page.getByRole('heading', { name: 'A safe deal with anyone' })).toBeVisible()
  await expect(page.getByLabel('Terms')).toHaveValue(/painted bakery sign[\s\S]*in two colours/)
})

test('a seller who fits is asked with the brief as the first words', async ({ page, server }) => {
  const title = 'Painted bakery sign above the door of your shop'
  await offerSign(server.databaseUrl, title)
  await enterAs(page, 'buyer')
  // Search hears of it a moment later, and its words are a reason only then.
  const found = async () => (await page.request.get('/search?q=painted+bakery+sign')).text()
  await expect.poll(found).toContain(title)
  await describeWanted(page)
  // Others may stand beside it, offered in journeys before.
  const fit = page.getByRole('article').filter({ has: page.getByRole('link', { name: title }) })
  await expect(fit.first().locator('.why-l')).toContainText('bakery')
  await page.getByRole('button', { name: new RegExp(`^Write to .* about ${title}`) }).click()
  await expect(page.locator('textarea[name=text]')).toHaveValue(
    /painted bakery sign[\s\S]*Budget: up to \$400/,
  )
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(page).toHaveURL(/\/my\/messages\/[0-9a-f-]{36}/)
  await expect(main(page)).toContainText('painted bakery sign')
})

test('without script: the whole brief, an answer, and the project', async ({ browser, server }) => {
  const page = await openBrowser(browser, server)
  await enterAs(page, 'buyer')
  await describeWanted(page)
  await page.locator('.quick input').first().check({ force: true })
  await page.getByRole('button', { name: 'Use these answers' }).click()
  await expect(page.getByText('from your answer').first()).toBeVisible()
  await page.getByRole('button', { name: 'Post as a project' }).click()
  await expect(page.getByLabel('Description', { exact: true })).toHaveValue(/above the door, in two colours/)
})
