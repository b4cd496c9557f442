import { STREAM_ADDRESS } from '#app/live/stream-address.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { anAgreedDeal } from '#domain/deals/testing.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { fromOutside } from '../server/from-outside.ts'
import { expect, listen, test } from './journey.ts'
import {
  deliver,
  fillPurse,
  joinAndAccept,
  link,
  main,
  next,
  passTime,
  press,
  proposeByLink,
  statementOf,
} from './deal-room.ts'
import { newestLetter } from './letters.ts'
import { comeAsMember, comeBack, openBrowser } from './people.ts'
import { withAnotherPerson } from './two-servers.ts'

const three = [
  { title: 'Pencil directions', price: '100', days: '3' },
  { title: 'Mark and colours', price: '200', days: '5' },
  { title: 'The guide', price: '50', days: '2' },
]

test('a direct deal by a link: three milestones, the fee halved, delivered, revised, accepted, by hand and by the clock', async ({
  page: seller,
  browser,
  server,
  complaints,
}) => {
  test.setTimeout(480_000)
  const buyer = await openBrowser(browser, server)
  listen(buyer.context(), complaints)
  await comeAsMember(seller, server.databaseUrl, 'mirela-direct')
  const buyerMail = await comeAsMember(buyer, server.databaseUrl, 'ilse-direct')
  const address = await proposeByLink(seller, 'Identity for a bakery', three, 'Both, half and half')
  await expect(next(seller)).toContainText('Waiting for the buyer to answer')
  const room = await joinAndAccept(buyer, address)
  await expect(main(buyer)).toContainText('5%, borne half and half')

  // 100 + half of the 5 % that a seller with a link of their own gives.
  await link(buyer, /^Pay .+ into escrow$/).click()
  await expect(next(buyer)).toContainText('$102.50 is missing')
  await expect(link(buyer, 'Top up $102.50')).toHaveAttribute('href', /\/my\/balance\?top-up=102\.50&next=/)
  await fillPurse(server.databaseUrl, buyerMail, 100_000)
  await buyer.goto(room)
  await link(buyer, /Pay for all 3/).click()
  await expect(next(buyer)).toContainText('$358.75')
  await press(buyer, 'Pay $358.75 into escrow')
  await expect(main(buyer).getByRole('status')).toContainText('waits in escrow')
  await newestLetter(server.databaseUrl, 'mirela-direct@example.org', /paid into escrow/)

  // The day of each shows it: what is theirs to do, and where the money is.
  const sellersDay = await seller.context().newPage()
  await sellersDay.goto('/my')
  await expect(main(sellersDay)).toContainText('Deliver “Identity for a bakery”')
  await expect(main(sellersDay)).toContainText('$0.00 you pay, $358.75 your customers pay')
  await sellersDay.close()

  // The seller's room hears of it by itself.
  await expect(next(seller)).toContainText('Deliver “Pencil directions”')
  await deliver(seller, 'Three directions in pencil', 'sketch.html')
  await expect(next(seller)).toContainText('Deliver “Mark and colours”')
  await buyer.setViewportSize({ width: 360, height: 800 })
  await buyer.goto(room)
  await expect(link(buyer, /^Accept and release/), 'above the fold').toBeInViewport({ ratio: 1 })
  await buyer.setViewportSize({ width: 1280, height: 720 })
  // In the delivery, and among all files beside it.
  const download = main(buyer)
    .getByRole('link', { name: /Download sketch/ })
    .first()
  const file = await buyer.request.get((await download.getAttribute('href')) ?? '')
  expect(file.headers()['content-disposition']).toContain('attachment')
  expect(file.headers()['content-type']).toContain('text/plain')
  const stranger = await openBrowser(browser, server)
  await comeAsMember(stranger, server.databaseUrl, 'stranger-direct')
  expect((await stranger.request.get(file.url())).status()).toBe(404)
  expect((await stranger.request.get(`${server.origin}${room}`)).status()).toBe(404)

  await link(buyer, 'Ask for a revision').click()
  await press(buyer, 'Ask for the revision')
  await expect(buyer.getByText('What should change: write a few words').first()).toBeVisible()
  await buyer.getByLabel('What should change').fill('The loaf fills the circle')
  await press(buyer, 'Ask for the revision')
  await expect(main(buyer)).toContainText('The loaf fills the circle')
  await seller.goto(room)
  await deliver(seller, 'A slice instead')
  await buyer.goto(room)
  await link(buyer, 'Accept and release').click()
  await expect(next(buyer)).toContainText('$97.50')
  await press(buyer, 'Accept and release $100.00')
  await expect(main(buyer)).toContainText('Released')

  await seller.goto(room)
  await deliver(seller, 'Mark and colours')
  await expect(main(seller)).toContainText('Delivered')
  await passTime(server.databaseUrl, room, 7 * 24 + 1)
  await expect(async () => {
    await buyer.goto(room)
    await expect(main(buyer)).toContainText('The time to answer ended; the money was released', {
      timeout: 1_000,
    })
  }).toPass()

  // The last came by post, so nothing will be delivered here.
  await main(buyer).getByRole('link', { name: 'Release early' }).click()
  await expect(next(buyer)).toContainText('Nothing was delivered here')
  await press(buyer, 'Release $50.00 early')
  await expect(next(buyer)).toContainText('The deal is done')
  await link(buyer, 'Give a tip').click()
  await buyer.getByLabel('Amount').fill('5')
  await press(buyer, 'Next: confirm the tip')
  await press(buyer, 'Give $5.00')
  await expect(main(buyer)).toContainText('gave a tip')
  for (const sheet of ['agreement', 'invoice'])
    expect((await buyer.goto(`${room}/${sheet}`))?.ok()).toBe(true)
  const csv = await buyer.request.get(`${room}/timeline.csv`)
  expect(await csv.text()).toContain('accepted the delivery')

  // Each bore half of the 17.50 that the marketplace has, milestone by milestone.
  expect(await statementOf(buyer)).toEqual([
    'You paid in: +1,000.00, 1,000.00',
    'Held in escrow: −102.50, 897.50',
    'Held in escrow: −205.00, 692.50',
    'Held in escrow: −51.25, 641.25',
    'Your tip: −5.00, 636.25',
  ])
  expect(await statementOf(seller, 'clearing')).toEqual([
    'Released: +97.50, 97.50',
    'Released: +195.00, 292.50',
    'Released: +48.75, 341.25',
    'A tip for you: +5.00, 346.25',
  ])
  await stranger.context().close()
  await buyer.context().close()
})

test('what one side is writing in the room stays, with its files, while the other writes and takes a step', async ({
  page,
  browser,
  server,
}) => {
  const { databaseUrl } = server
  const { buyer, seller, dealId } = await fromOutside(databaseUrl, async (tx) => {
    const make = async (name: string) => actorOf(await makeMember(tx, { username: name, displayName: name }))
    const pair = { buyer: await make('buyer-who-writes'), seller: await make('seller-who-writes') }
    await giveMoney(tx, pair.buyer.id, 100_000)
    return { ...pair, dealId: await anAgreedDeal(tx, pair) }
  })
  const room = `/deals/${dealId}`
  await comeBack(page, databaseUrl, seller.id)
  const lineOpened = page.waitForResponse((answer) => new URL(answer.url()).pathname === STREAM_ADDRESS)
  await page.goto(room)
  await lineOpened
  const words = page.getByRole('textbox', { name: 'Write to buyer-who-writes' })
  const files = page.locator('.compose2 input[type="file"]')
  const said = (one: typeof page) => one.getByRole('log', { name: 'What was said and done' })
  await words.fill('The oak is dry, and the')
  await files.setInputFiles({ name: 'oak.txt', mimeType: 'text/plain', buffer: Buffer.from('Oak') })
  await words.focus()

  await withAnotherPerson(browser, { baseURL: server.origin }, async (other) => {
    await comeBack(other, databaseUrl, buyer.id)
    await other.goto(room)
    await other.getByRole('textbox', { name: 'Write to seller-who-writes' }).fill('Is the oak dry?')
    await other.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(said(page)).toContainText('Is the oak dry?')
    await link(other, /^Pay .+ into escrow$/).click()
    await press(other, /^Pay .+ into escrow$/)
    await expect(next(page)).toContainText('Deliver “The sign”')
    await expect(words).toHaveValue('The oak is dry, and the')
    await expect(words).toBeFocused()
    expect(await files.evaluate((field: HTMLInputElement) => field.files?.length)).toBe(1)

    await words.press('End')
    await words.pressSequentially(' paint is mixed.')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(said(other)).toContainText('The oak is dry, and the paint is mixed.')
    await expect(words).toHaveValue('')
    expect(await files.evaluate((field: HTMLInputElement) => field.files?.length)).toBe(0)
  })
})
