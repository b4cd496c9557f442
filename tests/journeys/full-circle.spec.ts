import type { Page } from '@playwright/test'
import { said } from './administration.ts'
import { outliveClearing, outliveMethodWait } from './clock.ts'
import {
  answerQuestions,
  askForRevision,
  deliver,
  link,
  main,
  next,
  press,
  statementOf,
} from './deal-room.ts'
import { expect, listen, test } from './journey.ts'
import { newestLetter } from './letters.ts'
import { enterAs, join, joinVerified, openBrowser, useLink } from './people.ts'
import { order, payNow, put, sell, total } from './shopping.ts'
import { withAnotherPerson } from './two-servers.ts'

const OF_SELLER = 'The slice was the better idea of us two.'
const OF_BUYER = 'Knew what it was for, and said so in a sentence.'

test('the whole circle: a visitor buys a service, both say how it was, and its seller is paid', async ({
  page: buyer,
  browser,
  server,
  complaints,
}) => {
  test.setTimeout(480_000)
  const { databaseUrl } = server
  const seller = await openBrowser(browser, server)
  listen(seller.context(), complaints)
  const sellerMail = await joinVerified(seller, databaseUrl, 'mirela-circle')
  const service = await sell(databaseUrl, 'mirela-circle')
  const another = await sell(databaseUrl)

  // A visitor chooses: two of the better package, and three of something else.
  await buyer.goto(`/services/${service.slug}`)
  await buyer.getByText('Standard', { exact: true }).first().click()
  await buyer.getByLabel('Quantity').selectOption('2')
  await order(buyer)
  await expect(buyer).toHaveURL(/\/cart#pay$/)
  await expect(total(buyer)).toHaveText('$240.00')
  await put(buyer, another.slug)
  await expect(total(buyer)).toHaveText('$290.00')
  await buyer.getByLabel(`Quantity of ${another.content.title}`).selectOption('3')
  await expect(total(buyer)).toHaveText('$390.00')

  // The door is at the checkout, and the cart comes along.
  await buyer.getByRole('link', { name: 'Join and order' }).click()
  await expect(buyer).toHaveURL(/\/my\/register\?next=%2Fcart/)
  const buyerMail = await join(buyer, 'vera-circle', '/cart')
  await buyer.goto('/cart')
  await expect(buyer.locator('.cart-pay')).toContainText('Verify your e-mail address')
  await useLink(buyer, await newestLetter(databaseUrl, buyerMail, /verif/i))
  await buyer.goto('/cart')
  await expect(total(buyer)).toHaveText('$390.00')
  await expect(buyer.getByLabel('By a payment')).toBeChecked()
  await order(buyer)

  // Thought better of, and paid after all.
  await expect(buyer).toHaveURL(/\/pay\/sandbox\//)
  await buyer.getByRole('link', { name: 'Walk away' }).click()
  await expect(main(buyer)).toContainText('Waits for its payment')
  await buyer.goto('/cart')
  await buyer.getByRole('link', { name: /^Back to order/ }).click()
  await buyer.getByRole('button', { name: 'Continue to payment' }).click()
  await buyer.getByRole('link', { name: 'Pay now' }).click()
  await payNow(buyer)
  await expect(main(buyer)).toContainText('Placed and paid')
  await newestLetter(databaseUrl, buyerMail, /placed and paid/)
  await buyer.goto('/my/orders')
  await expect(buyer.locator('.data-table tbody tr')).toHaveCount(2)
  await buyer.goto(`/my/orders?q=${encodeURIComponent(service.content.title)}&sort=title&state=active`)
  await expect(buyer.locator('.data-table tbody tr')).toHaveCount(1)
  await expect(buyer.locator('.data-table')).toContainText('You answer the questions')
  await buyer.getByRole('link', { name: service.content.title }).click()

  // The questions first, and the time to deliver starts.
  await expect(next(buyer)).toContainText('Answer one question, and the work begins')
  const room = new URL(buyer.url()).pathname
  await seller.goto('/my/orders?side=sold')
  await expect(seller.locator('.data-table')).toContainText('vera-circle answers the questions')
  await seller.getByRole('link', { name: service.content.title }).click()
  await expect(next(seller)).toContainText('Waiting for vera-circle to answer your questions')
  await answerQuestions(buyer, 'A sign above the door of a bakery')

  // Delivered, revised, delivered again; a room that is looked at hears of the other side by itself.
  await expect(next(seller)).toContainText('Deliver “Standard × 2”')
  await expect(main(seller)).toContainText('A sign above the door of a bakery')
  await deliver(seller, 'A loaf in a circle', 'loaf.html')
  await expect(next(buyer)).toContainText('Look at “Standard × 2” and accept it')
  await askForRevision(buyer, 'The loaf fills the circle')
  await seller.goto(room)
  await deliver(seller, 'A slice instead')
  await buyer.goto(room)
  await expect(next(buyer)).toContainText('Revisions left: 1')
  await link(buyer, 'Accept and release').click()
  await expect(next(buyer)).toContainText('$216.00')
  await expect(next(buyer)).toContainText('$24.00')
  await press(buyer, 'Accept and release $240.00')
  await expect(next(buyer)).toContainText('The deal is done')

  // Neither reads what the other wrote until both have written.
  await writeReview(buyer, ['Communication', 'Quality', 'Timing'], OF_SELLER)
  await seller.goto(room)
  await expect(next(seller)).toContainText('You earned $216.00')
  await expect(main(seller)).toContainText('has written')
  await expect(main(seller)).not.toContainText(OF_SELLER)
  await writeReview(seller, ['Rating'], OF_BUYER)
  await expect(main(seller)).toContainText(OF_SELLER)
  // The buyer's room hears of it by itself.
  await expect(main(buyer)).toContainText(OF_BUYER)
  await buyer.goto(`/services/${service.slug}`)
  await expect(main(buyer)).toContainText(OF_SELLER)

  // Five days later it is the seller's, and asked for; an administrator sends it.
  await addBankAccount(seller)
  await outliveMethodWait(databaseUrl, sellerMail)
  await seller.goto('/my/balance')
  await expect(main(seller)).toContainText('What clears, and when')
  await expect(main(seller)).toContainText('Nothing has cleared yet')
  await outliveClearing(databaseUrl, sellerMail)
  await newMoneyOf(seller, '$216.00')
  await seller.goto('/my/payouts')
  await seller.getByRole('button', { name: 'Withdraw $216.00' }).click()
  await expect(said(seller)).toContainText('You asked for a payout')
  await withAnotherPerson(browser, { baseURL: server.origin }, (admin) => payOut(admin, sellerMail))
  await newestLetter(databaseUrl, sellerMail, /is paid/)
  await seller.goto('/my/payouts')
  await expect(seller.locator('#history')).toContainText('Paid')

  // The seller's invoice is among the buyer's papers, and can be taken along.
  await buyer.goto('/my/company?kind=invoice')
  await buyer
    .locator('#papers')
    .getByRole('link', { name: /^Invoice/ })
    .click()
  await expect(buyer.getByRole('heading', { level: 1 })).toHaveText(/^Invoice [0-9A-F]{8}-\d{4}-000001$/)
  await expect(main(buyer)).toContainText('$240.00')
  const file = buyer.waitForEvent('download')
  await buyer.getByRole('link', { name: 'PDF' }).click()
  expect((await file).suggestedFilename()).toMatch(/-000001\.pdf$/)

  // What one gave is what the others have, to the cent.
  expect(await statementOf(buyer)).toEqual([
    'You paid in: +390.00, 390.00',
    'Held in escrow: −240.00, 150.00',
    'Held in escrow: −150.00, 0.00',
  ])
  expect(await statementOf(seller, 'clearing')).toEqual([
    'Released: +216.00, 216.00',
    'Cleared, moved to available: −216.00, 0.00',
  ])
  expect(await statementOf(seller)).toEqual([
    'Cleared: +216.00, 216.00',
    'Put aside for a payout: −216.00, 0.00',
  ])
  await seller.context().close()
})

async function writeReview(page: Page, parts: readonly string[], words: string): Promise<void> {
  const handIn = main(page).getByRole('button', { name: 'Hand in the review' })
  await handIn.click()
  await expect(main(page)).toContainText('Review: write at least 10 characters')
  for (const part of parts) await page.getByLabel(part).selectOption('5')
  await page.getByLabel('Review', { exact: true }).fill(words)
  await handIn.click()
  await expect(said(page)).toContainText('Your review is handed in')
  await expect(main(page)).toContainText(words)
}

async function addBankAccount(page: Page): Promise<void> {
  await page.goto('/my/payouts?add=bank')
  await page.getByLabel('Holder').fill('Mirela Kovač')
  await page.getByLabel('IBAN').fill('DE89 3704 0044 0532 0130 00')
  await page.getByRole('button', { name: 'Save it' }).click()
  await expect(page.locator('#methods')).toContainText('IBAN ending 3000')
}

/** The job that clears runs in the marketplace's own time. */
async function newMoneyOf(page: Page, amount: string): Promise<void> {
  await expect(async () => {
    await page.goto('/my/balance')
    await expect(page.locator('.purse > div').first()).toContainText(amount, { timeout: 1_000 })
  }).toPass()
}

async function payOut(admin: Page, email: string): Promise<void> {
  await enterAs(admin, 'admin')
  for (const [move, told] of [
    ['Approve', '1 payout approved'],
    ['Mark as sent', '1 payout marked as sent'],
    ['Mark as paid', '1 payout marked as paid'],
  ] as const) {
    await admin.goto(`/admin/payouts?show=all&q=${email}`)
    await admin
      .getByRole('table', { name: 'Payouts' })
      .getByRole('link', { name: /mirela-circle/ })
      .click()
    await admin.locator('#decide').getByRole('button', { name: move }).click()
    await expect(said(admin)).toContainText(told)
  }
}
