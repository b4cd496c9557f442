import type { Page } from '@playwright/test'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { answerDispute, decideDispute } from '#domain/deals/index.ts'
import { aDispute } from '#domain/deals/testing-disputes.ts'
import { aPair, someContent } from '#domain/deals/testing.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import { minor } from '#platform/money/money.ts'
import { openMarket, type Market } from '../server/market.ts'
import {
  deliver,
  fillPurse,
  joinAndAccept,
  link,
  main,
  next,
  press,
  proposeByLink,
  statementOf,
} from './deal-room.ts'
import { expect, listen, test as base } from './journey.ts'
import { comeAsMember, comeBack, enterAs, openBrowser } from './people.ts'
import { withAnotherPerson } from './two-servers.ts'

const HERE = '/admin/deals/analytics'

const test = base.extend<{ market: Market }>({
  market: async ({ server }, use) => {
    const market = await openMarket(server.databaseUrl)
    await use(market)
    await market.close()
  },
})

/** A paid deal of a hundred that is disputed and answered. */
const dispute = (market: Market, title: string) =>
  market.transaction(async (tx) => {
    const pair = await aPair(tx, 10_000)
    const opened = await aDispute(tx, pair, someContent({ title }))
    await answerDispute(tx, pair.seller, {
      ...opened,
      answer: 'The other side was never agreed on; the terms say one.',
      files: [],
    })
    return { ...pair, ...opened }
  })

const sign = { title: 'The sign', price: '99.99', days: '4' }
const bracket = { title: 'The bracket', price: '200.05', days: '4' }

test('one dispute is settled between the two, the next split 60 to 40 by an administrator, to the cent in both statements', async ({
  page: seller,
  browser,
  server,
  complaints,
}) => {
  test.setTimeout(480_000)
  const { databaseUrl } = server
  const buyer = await openBrowser(browser, server)
  listen(buyer.context(), complaints)
  await comeAsMember(seller, databaseUrl, 'mirela-dispute')
  await fillPurse(databaseUrl, await comeAsMember(buyer, databaseUrl, 'ilse-dispute'), 40_000)
  const address = await proposeByLink(seller, 'A sign of oak, disputed', [sign, bracket])
  const room = await joinAndAccept(buyer, address)
  await link(buyer, /Pay for all 2/).click()
  await press(buyer, 'Pay $300.04 into escrow')
  await expect(main(buyer)).toContainText('is held in escrow until you accept')
  await seller.goto(room)
  await deliver(seller, 'The sign')

  await buyer.goto(room)
  await link(buyer, 'Open a dispute').click()
  await openTheDispute(buyer, 'It is pine', '20')
  await expect(main(buyer)).toContainText('Dispute about “The sign”')
  await answerTheDispute(seller, room, 'It is oak, oiled')
  await main(seller).getByRole('link', { name: 'Offer a settlement' }).click()
  await seller.getByLabel('How much was earned').fill('66.66')
  await press(seller, 'Offer this')
  await expect(main(seller)).toContainText('Offered. The other side answers.')
  await buyer.goto(room)
  await link(buyer, 'Agree to the settlement').click()
  await expect(next(buyer)).toContainText('$63.33')
  await expect(next(buyer)).toContainText('$33.33')
  await press(buyer, 'Agree to the settlement')
  await expect(main(buyer)).toContainText('Split at $66.66')

  await main(buyer).getByRole('link', { name: 'Open a dispute' }).click()
  await openTheDispute(buyer, 'It holds one side only', '0')
  await expect(main(buyer)).toContainText('Dispute about “The bracket”')
  await answerTheDispute(seller, room, 'The terms say one side')
  await withAnotherPerson(browser, { baseURL: server.origin }, decideSixtyToForty)

  for (const one of [buyer, seller]) {
    await one.goto(room)
    await expect(main(one)).toContainText('Split at $120.03')
    await expect(main(one)).toContainText(REASONS)
  }
  // 5 % of what was earned is the marketplace's: 3.33 and 6.00.
  expect(await statementOf(buyer)).toEqual([
    'You paid in: +400.00, 400.00',
    'Held in escrow: −99.99, 300.01',
    'Held in escrow: −200.05, 99.96',
    'Your part of a split: +33.33, 133.29',
    'Your part of a split: +80.02, 213.31',
  ])
  expect(await statementOf(seller, 'clearing')).toEqual([
    'Your part of a split: +63.33, 63.33',
    'Your part of a split: +114.03, 177.36',
  ])
  await buyer.context().close()
})

test('an administrator asks one side, who answers with a file and offers a split as they type', async ({
  page,
  browser,
  server,
  market,
}) => {
  const { seller, dealId, disputeId } = await dispute(market, 'A sign with a question')
  await enterAs(page, 'admin')
  await page.goto(`${HERE}?dispute=${disputeId}`)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByText('Whom to ask: choose one side').first()).toBeVisible()
  await page.getByLabel('Whom to ask').selectOption('seller')
  await page.getByLabel('Question').fill('Which side of the sign did you paint?')
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByText('Asked. They get an e-mail')).toBeVisible()

  const room = await openBrowser(browser, server)
  await comeBack(room, server.databaseUrl, seller.id)
  await room.goto(`/deals/${dealId}`)
  await expect(room.locator('section.next')).toContainText('An administrator asks you.')
  await room.getByRole('link', { name: 'Answer the administrator' }).first().click()
  await room.getByLabel('Your answer').fill('The front, as the terms say.')
  await room.getByLabel(/^Evidence/).setInputFiles({
    name: 'front.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('The front is painted.'),
  })
  await room.getByRole('button', { name: 'Send the answer' }).click()
  await expect(room.getByText('Your answer is in the room.')).toBeVisible()
  await room.getByRole('link', { name: 'Offer a settlement' }).first().click()
  const sums = room.locator('.step-sum .sum')
  await expect(sums).toContainText('$60.00')
  await room.getByLabel('How much was earned').fill('33.33')
  await expect(sums).toContainText('$66.67')
  await room.context().close()

  await page.goto(`${HERE}?dispute=${disputeId}`)
  await expect(page.locator('#questions')).toContainText('The front, as the terms say.')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('#questions').getByRole('link', { name: /front/ }).click(),
  ])
  expect(file.suggestedFilename()).toContain('front')
})

const REASONS = 'The terms name both sides of the sign, and one was painted.'

async function openTheDispute(page: Page, what: string, earned: string): Promise<void> {
  await page.getByLabel('What is wrong').selectOption('not-as-agreed')
  await page.getByLabel('How much of the price was earned').fill(earned)
  await page.getByLabel('What happened').fill(what)
  await press(page, 'Open the dispute')
}

async function answerTheDispute(page: Page, room: string, answer: string): Promise<void> {
  await page.goto(room)
  await expect(next(page)).toContainText('Answer the dispute about')
  await link(page, 'Answer the dispute').click()
  await page.getByLabel('Your answer').fill(answer)
  await press(page, 'Send the answer')
  await expect(main(page)).toContainText(answer)
}

async function decideSixtyToForty(admin: Page): Promise<void> {
  await enterAs(admin, 'admin')
  await admin.goto('/admin')
  await admin.getByRole('link', { name: 'Disputes', exact: true }).click()
  await admin.getByRole('link', { name: 'A sign of oak, disputed' }).click()
  await expect(admin.getByText('The terms say one side')).toBeVisible()
  await expect(admin.getByText('opened a dispute').first()).toBeVisible()
  await admin.getByRole('radio', { name: 'Split it' }).check()
  await admin.getByLabel('Earned by the seller, when split').fill('120.03')
  const sums = admin.locator('#decision .sum')
  await expect(sums).toContainText('$114.03')
  await expect(sums).toContainText('$6.00')
  await expect(sums).toContainText('$80.02')
  await admin.getByRole('button', { name: 'Decide and move the money' }).click()
  await expect(admin.getByText('Reasons: write at least 20 characters').first()).toBeVisible()
  await expect(admin.getByLabel('Earned by the seller, when split')).toHaveValue('120.03')
  await admin.getByLabel('Whose fault it was').selectOption('both')
  await admin.getByLabel('Reasons').fill(REASONS)
  await admin.getByRole('button', { name: 'Decide and move the money' }).click()
  await expect(admin.getByText('Decided. The money has moved')).toBeVisible()
  await expect(admin.getByText(REASONS)).toBeVisible()
  await admin.goto('/about')
  await expect(
    admin.locator('#disputes, section').filter({ hasText: 'Disputes in figures' }).first(),
  ).toContainText(/\d+ disputes? ended in the last 90 days: .*split/)
}

test('of two administrators with the same dispute open the second is told, and nothing moves twice', async ({
  page,
  market,
}) => {
  await decideSecond(page, market)
  await expect(page.getByText('The dispute is over already').first()).toBeVisible()
  await expect(page.getByLabel('Reasons')).toHaveValue(secondReasons)
})

const secondReasons = 'Everything that was agreed was delivered.'

/** Two administrators have the same dispute open, and this one is the slower. */
async function decideSecond(page: Page, market: Market) {
  const { dealId, milestoneId, disputeId } = await dispute(market, 'A sign decided twice')
  await enterAs(page, 'admin')
  await page.goto(`${HERE}?dispute=${disputeId}`)
  await market.transaction(async (tx) =>
    decideDispute(tx, actorOf(await makeMember(tx, { role: 'admin' })), {
      dealId,
      milestoneId,
      earnedMinor: minor(0),
      fault: 'seller',
      reasons: 'Nothing of what was agreed was delivered.',
    }),
  )
  await page.getByRole('radio', { name: 'Release all of it' }).check()
  await page.getByLabel('Whose fault it was').selectOption('buyer')
  await page.getByLabel('Reasons').fill(secondReasons)
  await page.getByRole('button', { name: 'Decide and move the money' }).click()
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the sums are worked out by the server before anything is decided', async ({ page, market }) => {
    const { buyer, disputeId } = await dispute(market, 'A sign without script')
    await enterAs(page, 'admin')
    await page.goto(`${HERE}?dispute=${disputeId}`)
    await page.getByLabel('Earned by the seller, when split').fill('33.33')
    await page.getByRole('button', { name: 'Calculate' }).click()
    await expect(page.locator('#decision .sum')).toContainText('$66.67')
    await page.getByLabel('Whose fault it was').selectOption('seller')
    await page.getByLabel('Reasons').fill('A third of the work was done, as both agree.')
    await page.getByRole('button', { name: 'Decide and move the money' }).click()
    await expect(page.getByText('Decided. The money has moved')).toBeVisible()
    expect(await findOwnMoney(market.db, buyer.id)).toMatchObject({ available: 6_667n })
  })

  test('the second of two administrators is told where the form was, with the reasons they wrote', async ({
    page,
    market,
  }) => {
    await decideSecond(page, market)
    await expect(page.getByRole('alert')).toContainText('The dispute is over already.')
    await expect(page.getByRole('alert')).toContainText(secondReasons)
    await expect(page.getByRole('alert')).toBeFocused()
    await expect(page.getByRole('button', { name: 'Decide and move the money' })).toHaveCount(0)
  })
})

test('a fee is announced with its effect, and applies after the notice', async ({ page }) => {
  await enterAs(page, 'admin')
  await page.goto('/admin/deals/settings')
  const fees = page.locator('form#fees')
  await fees.getByLabel('Seller commission', { exact: true }).fill('12')
  await fees.getByRole('button', { name: 'See the effect' }).click()
  await expect(fees.getByText('$88.00')).toBeVisible()
  await expect(fees.getByText('after 7 days of notice')).toBeVisible()
  await fees.getByLabel('Why').fill('Arbitration is free and has to be paid for.')
  await fees.getByRole('button', { name: 'Announce' }).click()
  await expect(page.getByText('Announced. It applies after the notice')).toBeVisible()
  await expect(fees.getByText('today 10%, this is announced')).toBeVisible()
  await page.goto('/docs/terms')
  await expect(page.getByText('Arbitration is free and has to be paid for.').first()).toBeVisible()
})
