import type { Page } from '@playwright/test'
import { giveMoney } from '#domain/ledger/testing.ts'
import { fromOutside } from '../server/from-outside.ts'
import { query, runJob } from './clock.ts'
import { expect } from './journey.ts'

export const main = (page: Page) => page.locator('main')
export const next = (page: Page) => page.locator('section.next')
export const link = (page: Page, name: string | RegExp) => next(page).getByRole('link', { name })
export const press = (page: Page, name: string | RegExp) => next(page).getByRole('button', { name }).click()

/** Money as if a payment had come. */
export async function fillPurse(databaseUrl: string, email: string, amountMinor: number): Promise<void> {
  const [found] = await query<{ id: string }>(
    databaseUrl,
    'select id from member where lower(email) = lower($1)',
    [email],
  )
  await fromOutside(databaseUrl, (tx) => giveMoney(tx, found?.id ?? '', amountMinor))
}

export type Row = { title: string; price: string; days: string }

/** Fills in the form of a new deal; rows are added by its own button. */
export async function fillDeal(
  page: Page,
  title: string,
  rows: readonly Row[],
  fee = 'The seller',
): Promise<void> {
  await page.getByLabel('Title', { exact: true }).fill(title)
  await page.getByLabel('Terms', { exact: true }).fill('One sign of oak, painted on both sides.')
  await page
    .getByRole('group', { name: 'Who pays the seller commission' })
    .getByLabel(fee, { exact: true })
    .check()
  for (const [index, row] of rows.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add a milestone' }).click()
    await page.getByLabel(`Milestone ${index + 1}`, { exact: true }).fill(row.title)
    await page.getByLabel(`Price of ${index + 1}`, { exact: true }).fill(row.price)
    await page.getByLabel(`Days for ${index + 1}`, { exact: true }).fill(row.days)
  }
}

/** Proposes as the seller by a link, and gives the link. */
export async function proposeByLink(
  page: Page,
  title: string,
  rows: readonly Row[],
  fee?: string,
): Promise<string> {
  await page.goto('/deals/new')
  await page.getByLabel('The seller: I do the work').check()
  await fillDeal(page, title, rows, fee)
  await page.getByRole('button', { name: 'Propose the deal' }).last().click()
  await expect(page).toHaveURL(/\/deals\/[0-9a-f-]{36}\?key=/)
  return new URL(await page.getByLabel('Invitation link').inputValue()).pathname + new URL(page.url()).search
}

export async function joinAndAccept(page: Page, address: string): Promise<string> {
  await page.goto(address)
  await press(page, 'Join as the buyer')
  await link(page, 'Accept the deal').click()
  await press(page, 'Accept the deal')
  await expect(next(page)).toContainText('Pay $')
  return new URL(page.url()).pathname
}

/** Lets time pass in a deal: everything that was set or done lies that much further back, and its clocks run. */
export async function passTime(databaseUrl: string, room: string, hours: number): Promise<void> {
  const id = room.split('/').at(-1)
  for (const statement of [
    `update deal_clock set runs_at = runs_at - $2 * interval '1 hour' where deal_id = $1 and stopped_left_ms is null`,
    `update milestone set funded_at = funded_at - $2 * interval '1 hour', due_at = due_at - $2 * interval '1 hour',
       delivered_at = delivered_at - $2 * interval '1 hour' where deal_id = $1`,
  ])
    await query(databaseUrl, statement, [id, hours])
  await runJob(databaseUrl, 'deals.run-clocks')
}

export async function deliver(page: Page, words: string, file?: string): Promise<void> {
  await link(page, 'Deliver').click()
  await page.getByLabel('What you hand over').fill(words)
  if (file)
    await page
      .getByLabel(/^Files/)
      .setInputFiles({ name: file, mimeType: 'text/html', buffer: Buffer.from('<script>alert(1)</script>') })
  await press(page, 'Deliver')
  await expect(page).toHaveURL(/done=deliver/)
}

/** One's own statement as its page shows it, oldest line first: what happened, how much, what was there after it. */
export async function statementOf(
  page: Page,
  account: 'balance' | 'clearing' = 'balance',
): Promise<string[]> {
  await page.goto(`/my/balance?account=${account}`)
  const rows = await page.locator('.statement > tbody > tr').all()
  const lines = rows.map(async (row) => {
    const [what, amount, after] = await Promise.all(
      ['td.w > a', 'td.n:not(.b)', 'td.b'].map((cell) => row.locator(cell).innerText()),
    )
    // Which part of the balance it was stands below the amount.
    return `${what?.trim()}: ${/^[\d.,+−]+/.exec(amount ?? '')?.[0]}, ${after}`
  })
  return (await Promise.all(lines)).toReversed()
}

/** The buyer of a service tells its seller what they need to know. */
export async function answerQuestions(page: Page, answer: string): Promise<void> {
  await link(page, 'Answer the questions').click()
  await page.getByLabel('What is it for?').fill(answer)
  await press(page, 'Send the answers')
  await expect(main(page)).toContainText(answer)
}

/** The work goes back with a word of what should change. */
export async function askForRevision(page: Page, words: string): Promise<void> {
  await link(page, 'Ask for a revision').click()
  await page.getByLabel('What should change').fill(words)
  await press(page, 'Ask for the revision')
  await expect(main(page)).toContainText(words)
}
