import { expect, test } from 'vitest'
import { ledgerChecks } from '#domain/areas.ts'
import { clearDue, findOwnMoney } from '#domain/ledger/index.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import { minor } from '#platform/money/money.ts'
import {
  acceptDelivery,
  answerRequest,
  askCancellation,
  askExtension,
  askRefund,
  askRevision,
  cancelWork,
  deliverWork,
  openDispute,
  releaseEarly,
} from '../index.ts'
import { START, twoPaidParts } from './testing-parts.ts'

const database = await testDatabase()
const { db } = database
const HOUR_MS = 3_600_000
const at = (ms: number) => new Date(START.getTime() + ms)
const work = { text: 'Here', files: [] }
const reason = 'Rain'

type Parts = Awaited<ReturnType<typeof twoPaidParts>>
const kindsOf = async ({ events }: Parts) => (await events()).map(({ kind }) => kind)
const openOf = async ({ requests }: Parts) => (await requests()).filter(({ state }) => state === 'open')

async function agree(deal: Parts, who: 'buyer' | 'seller'): Promise<void> {
  const [asked] = await openOf(deal)
  await deal.run((tx) =>
    answerRequest(tx, deal[who], { dealId: deal.dealId, requestId: asked?.id ?? '', agrees: true }),
  )
}

test('a request survives what happens to another milestone, and each milestone has its own', async () => {
  const deal = await twoPaidParts(database)
  const { run, seller, buyer, draft, sign } = deal
  await run((tx) => askExtension(tx, seller, { ...draft, days: 10, reason }))
  await run((tx) => askExtension(tx, seller, { ...sign, days: 3, reason }))
  await run((tx) => deliverWork(tx, seller, { ...sign, ...work }))
  await run((tx) => acceptDelivery(tx, buyer, sign))
  expect(await openOf(deal)).toMatchObject([{ kind: 'extension', milestoneId: draft.milestoneId }])
  await agree(deal, 'buyer')
  expect((await deal.of(draft))?.dueAt).toEqual(at(15 * DAY_MS))
  const asked = (await deal.events()).find(({ kind }) => kind === 'extension-asked')
  expect(asked?.data).toMatchObject({
    dueFrom: at(5 * DAY_MS).toISOString(),
    dueAt: at(15 * DAY_MS).toISOString(),
  })
})

test('what makes a request moot says so in the timeline', async () => {
  const deal = await twoPaidParts(database)
  const { run, seller, buyer, draft, sign } = deal
  await run((tx) => askExtension(tx, seller, { ...draft, days: 10, reason }))
  await run((tx) => deliverWork(tx, seller, { ...draft, ...work }))
  await run((tx) => askRefund(tx, seller, { ...draft, refundMinor: minor(1_000), reason }))
  await run((tx) => acceptDelivery(tx, buyer, draft))
  await run((tx) => askCancellation(tx, buyer, { ...sign, reason, fault: 'neither' }))
  await run((tx) =>
    openDispute(tx, buyer, { ...sign, reason: 'late', wantedMinor: minor(0), statement: 'No', files: [] }),
  )
  const told = (await deal.events()).filter(({ kind }) => kind === 'request-void')
  expect(told.map(({ data, milestoneId }) => [data['request'], data['because'], milestoneId])).toEqual([
    ['extension', 'delivered', draft.milestoneId],
    ['refund', 'released', draft.milestoneId],
    ['cancellation', 'disputed', sign.milestoneId],
  ])
  expect(await openOf(deal)).toEqual([])
})

test('silence never gives back a delivery: the request lapses, and the acceptance goes on with what it had left', async () => {
  const deal = await twoPaidParts(database)
  const { run, buyer, seller, draft, clock } = deal
  await run((tx) => deliverWork(tx, seller, { ...draft, ...work }))
  clock.advanceMs(6 * DAY_MS)
  await deal.ring()
  await run((tx) => askCancellation(tx, buyer, { ...draft, reason, fault: 'seller' }))
  clock.advanceMs(48 * HOUR_MS)
  await deal.ring()
  expect((await deal.of(draft))?.state).toBe('delivered')
  expect(await kindsOf(deal)).toContain('cancellation-lapsed')
  const runs = (await deal.clocks()).find(({ kind }) => kind === 'accept-delivery')
  // A day was left of the seven when it was asked.
  expect(runs).toMatchObject({ runsAt: at(9 * DAY_MS), stoppedLeftMs: null })
  clock.advanceMs(DAY_MS)
  await deal.ring()
  expect((await deal.of(draft))?.state).toBe('released')
})

test('what was delivered once is delivered: silence agrees to nothing after a revision either', async () => {
  const deal = await twoPaidParts(database)
  const { run, buyer, seller, draft, sign, clock } = deal
  await run((tx) => deliverWork(tx, seller, { ...draft, ...work }))
  await run((tx) => askRevision(tx, buyer, { ...draft, reasons: 'The colour' }))
  for (const which of [draft, sign])
    await run((tx) => askCancellation(tx, buyer, { ...which, reason, fault: 'neither' }))
  clock.advanceMs(48 * HOUR_MS)
  await deal.ring()
  expect((await deal.of(draft))?.state).toBe('funded')
  expect((await deal.of(sign))?.state).toBe('refunded')
})

test('who delivers while a cancellation is asked for does not start the clock of acceptance', async () => {
  const deal = await twoPaidParts(database)
  const { run, buyer, seller, draft, clock } = deal
  await run((tx) => askCancellation(tx, buyer, { ...draft, reason, fault: 'neither' }))
  await run((tx) => deliverWork(tx, seller, { ...draft, ...work }))
  clock.advanceMs(47 * HOUR_MS)
  const [asked] = await openOf(deal)
  await run((tx) => answerRequest(tx, seller, { ...draft, requestId: asked?.id ?? '', agrees: false }))
  const runs = (await deal.clocks()).find(({ kind }) => kind === 'accept-delivery')
  expect(runs?.runsAt).toEqual(at(7 * DAY_MS + 47 * HOUR_MS))
})

test('a refund in part lowers the price, with the fees on it, whether work is under way or released', async () => {
  const deal = await twoPaidParts(database)
  const { run, buyer, seller, draft, sign, clock } = deal
  const paid = 1_000_000n - 20_000n
  await run((tx) => askRefund(tx, buyer, { ...draft, refundMinor: minor(2_500), reason }))
  await agree(deal, 'seller')
  expect(await deal.of(draft)).toMatchObject({ state: 'funded', priceMinor: 7_500n })
  expect((await findOwnMoney(db, buyer.id)).available).toBe(paid + 2_500n)
  await run((tx) => deliverWork(tx, seller, { ...draft, ...work }))
  await run((tx) => acceptDelivery(tx, buyer, draft))
  expect((await findOwnMoney(db, seller.id)).clearing).toBe(6_750n)
  await run((tx) => askRefund(tx, seller, { ...draft, refundMinor: minor(500), reason }))
  await agree(deal, 'buyer')
  expect(await deal.of(draft)).toMatchObject({ state: 'released', priceMinor: 7_000n, earnedMinor: 7_000n })
  // Of the five, 4.50 come from what the seller has, and 0.50 are the marketplace's fee on it.
  expect((await findOwnMoney(db, seller.id)).clearing).toBe(6_300n)
  expect((await findOwnMoney(db, buyer.id)).available).toBe(paid + 3_000n)
  clock.advanceMs(5 * DAY_MS)
  await run(clearDue)
  expect(await findOwnMoney(db, seller.id)).toMatchObject({ available: 6_300n, clearing: 0n })
  const late = run((tx) => askRefund(tx, buyer, { ...draft, refundMinor: minor(500), reason }))
  await expect(late).rejects.toThrow('has cleared')
  await run((tx) => cancelWork(tx, seller, { ...sign, reason }))
})

test('a buyer who asks to cancel again and again holds the acceptance of a delivery only once', async () => {
  const deal = await twoPaidParts(database)
  const { run, seller, buyer, draft, clock } = deal
  await run((tx) => deliverWork(tx, seller, { ...draft, ...work }))
  const ask = () => run((tx) => askCancellation(tx, buyer, { ...draft, reason, fault: 'seller' }))
  await ask()
  clock.advanceMs(48 * HOUR_MS)
  await deal.ring()
  await ask()
  // The first request took two days; nobody waits for the second.
  clock.advanceMs(7 * DAY_MS)
  await deal.ring()
  expect((await deal.of(draft))?.state).toBe('released')
})

test('a refund after the release is answered until the money has cleared, and then lapses', async () => {
  const deal = await twoPaidParts(database)
  const { run, buyer, draft, sign, clock } = deal
  for (const which of [draft, sign]) await run((tx) => releaseEarly(tx, buyer, which))
  await run((tx) => askRefund(tx, buyer, { ...draft, refundMinor: minor(500), reason }))
  clock.advanceMs(5 * DAY_MS)
  await expect(agree(deal, 'seller')).rejects.toBeInstanceOf(Conflict)
  await deal.ring()
  expect((await deal.requests()).map(({ state }) => state)).toEqual(['lapsed'])
  expect(await kindsOf(deal)).toContain('refund-lapsed')
})

test('a part is more than nothing and less than all, and is proposed once at a time', async () => {
  const deal = await twoPaidParts(database)
  const { run, buyer, seller, draft } = deal
  const propose = (amount: number, who = buyer) =>
    run((tx) => askRefund(tx, who, { ...draft, refundMinor: minor(amount), reason }))
  for (const wrong of [0, -1, 10_000, 10_001]) await expect(propose(wrong)).rejects.toBeInstanceOf(Invalid)
  await propose(9_999)
  await expect(propose(1, seller)).rejects.toThrow('already')
})

test('after all of it the book balances', async () => {
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})
