import { listen } from './journey.ts'
import { expect, test } from './story.ts'
import {
  answerQuestions,
  deliver,
  fillPurse,
  link,
  main,
  next,
  passTime,
  press,
  statementOf,
} from './deal-room.ts'
import { newestLetter } from './letters.ts'
import { comeAsMember, openBrowser } from './people.ts'
import { order, put, sell } from './shopping.ts'

test('late: a day after the due date, and not before, the buyer cancels alone and has everything back', async ({
  page: buyer,
  browser,
  server,
  complaints,
}) => {
  test.setTimeout(180_000)
  const { databaseUrl } = server
  const seller = await openBrowser(browser, server)
  listen(seller.context(), complaints)
  await comeAsMember(seller, databaseUrl, 'mirela-late')
  const service = await sell(databaseUrl, 'mirela-late')
  await fillPurse(databaseUrl, await comeAsMember(buyer, databaseUrl, 'ilse-late'), 5_000)
  await put(buyer, service.slug)
  await order(buyer)
  await buyer.getByRole('link', { name: service.content.title }).click()
  await answerQuestions(buyer, 'A sign above the door')
  const room = new URL(buyer.url()).pathname
  await seller.goto(room)
  await expect(next(seller)).toContainText('Deliver “Basic”')

  await passTime(databaseUrl, room, 3 * 24 + 23)
  await buyer.goto(room)
  await expect(main(buyer)).toContainText('Late')
  await expect(main(buyer).getByRole('link', { name: 'Cancel at once' })).toHaveCount(0)
  await seller.goto(room)
  await expect(next(seller)).toContainText('“Basic” is late: deliver it now')
  await passTime(databaseUrl, room, 2)
  await buyer.goto(room)
  await expect(next(buyer)).toContainText('“Basic” is late')
  await link(buyer, 'Cancel at once').click()
  await expect(next(buyer)).toContainText('the fault is the seller’s')
  await expect(next(buyer)).toContainText('$50.00')
  await buyer.getByLabel('Why').fill('It never came')
  await press(buyer, 'Cancel and give the money back')
  await expect(next(buyer)).toContainText('The deal was cancelled')
  await seller.goto(room)
  await expect(next(seller)).toContainText('The deal was cancelled')
  await newestLetter(databaseUrl, 'mirela-late@example.org', /cancel/i)
  expect(await statementOf(buyer)).toEqual([
    'You paid in: +50.00, 50.00',
    'Held in escrow: −50.00, 0.00',
    'Refunded: +50.00, 50.00',
  ])
  await seller.goto('/my/balance')
  await expect(main(seller)).toContainText('Nothing has moved yet')
  await seller.context().close()
})

test('a visitor fills the form in, joins, and nothing that was typed is lost; all without JavaScript', async ({
  browser,
  server,
}) => {
  test.setTimeout(240_000)
  const buyer = await openBrowser(browser, server)
  const seller = await openBrowser(browser, server)
  await comeAsMember(seller, server.databaseUrl, 'tomas-plain')
  await buyer.goto('/deals/new')
  await buyer.getByLabel('Is a member').check()
  await buyer.getByLabel('Their username').fill('tomas-plain')
  await buyer.getByLabel('Title', { exact: true }).fill('A letterhead')
  await buyer.getByLabel('Terms', { exact: true }).fill('One letterhead, as a file to print.')
  await buyer.getByLabel('Milestone 1', { exact: true }).fill('The letterhead')
  await buyer.getByRole('button', { name: 'Add a milestone' }).click()
  await expect(buyer.getByLabel('Milestone 1', { exact: true })).toHaveValue('The letterhead')
  await buyer.getByRole('button', { name: 'Remove milestone 2' }).click()
  await buyer.getByLabel('Price of 1', { exact: true }).fill('80')
  await buyer.getByRole('button', { name: 'Propose the deal' }).last().click()
  await expect(buyer.getByText('Days: write a whole number').first()).toBeVisible()
  await expect(buyer.getByLabel('Title', { exact: true })).toHaveValue('A letterhead')
  await buyer.getByLabel('Days for 1', { exact: true }).fill('5')
  await buyer.getByRole('button', { name: 'Calculate again' }).click()
  await expect(buyer.getByRole('complementary', { name: 'What it costs' })).toContainText('$72.00')
  await buyer.getByRole('button', { name: 'Propose the deal' }).last().click()
  await expect(buyer).toHaveURL(/\/my\/login\?next=%2Fdeals%2Fnew/)
  const email = await comeAsMember(buyer, server.databaseUrl, 'ilse-plain')
  await fillPurse(server.databaseUrl, email, 50_000)
  await buyer.goto('/deals/new')
  await expect(main(buyer)).toContainText('Everything you typed is here')
  await expect(buyer.getByLabel('Price of 1', { exact: true })).toHaveValue('80')
  await buyer.getByRole('button', { name: 'Propose the deal' }).last().click()
  await expect(buyer).toHaveURL(/\/deals\/[0-9a-f-]{36}$/)
  const room = new URL(buyer.url()).pathname
  await newestLetter(server.databaseUrl, 'tomas-plain@example.org', /proposes a deal/)

  await seller.goto(room)
  await link(seller, 'Change the proposal').click()
  await seller.getByLabel('Price of 1', { exact: true }).fill('90')
  await seller.getByRole('button', { name: 'Propose this version' }).last().click()
  await expect(next(seller)).toContainText('Waiting for ilse-plain')
  await buyer.goto(room)
  // The buyer sees what the seller made of their words, beside them.
  await expect(buyer.locator('#changes del')).toHaveText('$80.00,')
  await expect(buyer.locator('#changes ins')).toHaveText('$90.00,')
  await link(buyer, 'Accept the deal').click()
  await press(buyer, 'Accept the deal')
  await link(buyer, /^Pay .+ into escrow$/).click()
  await press(buyer, 'Pay $90.00 into escrow')
  await expect(main(buyer)).toContainText('is held in escrow until you accept')
  await seller.goto(room)
  await deliver(seller, 'Here it is', 'letterhead.txt')
  await buyer.goto(room)
  await link(buyer, 'Accept and release').click()
  await press(buyer, 'Accept and release $90.00')
  await expect(next(buyer)).toContainText('The deal is done')
  await buyer.context().close()
  await seller.context().close()
})
