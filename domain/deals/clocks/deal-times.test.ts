import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { clockActor } from '#domain/actor.ts'
import { clearDue, findOwnMoney } from '#domain/ledger/index.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { realReactions } from '#domain/testing-reactions.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { type Transaction, transactions } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { minor } from '#platform/money/money.ts'
import { agreeSettlement, offerSettlement, withdrawDispute } from '../disputes/answer-dispute.ts'
import { answerRequest } from '../requests/answer-request.ts'
import { askCancellation, askExtension } from '../requests/ask-other-side.ts'
import { askRevision } from '../milestones/ask-revision.ts'
import { cancelWork } from '../milestones/cancel-work.ts'
import { decideDispute } from '../disputes/decide-dispute.ts'
import { deliverWork } from '../milestones/deliver-work.ts'
import { fundMilestones } from '../milestones/fund-milestones.ts'
import { giveTip } from '../milestones/give-tip.ts'
import { claimMoney, openDispute } from '../disputes/open-dispute.ts'
import { acceptDelivery } from '../milestones/release-milestone.ts'
import { listDueClocks, runClock } from './run-clock.ts'
import { dealClock, dealEvent, dealRequest, milestone } from '../schema.server.ts'
import { aPair, anAgreedDeal, milestonesOf, someContent, stateOf } from '../testing.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'

const database = await testDatabase()
const { db } = database
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const START = new Date('2031-03-03T10:00:00Z')

type Run = <Result>(step: (tx: Transaction) => Promise<Result>) => Promise<Result>

/** A deal that is paid for, in a time of its own. */
async function aFundedDeal() {
  const clock = movableClock(START)
  const run: Run = transactions(database, clock, realReactions())
  const pair = await run((tx) => aPair(tx))
  const dealId = await run((tx) => anAgreedDeal(tx, pair, someContent({ feeBearer: 'half' })))
  const [first] = await milestonesOf({ db: db as never }, dealId)
  const which = { dealId, milestoneId: first?.id ?? '' }
  await run((tx) => fundMilestones(tx, pair.buyer, { dealId, milestoneIds: [which.milestoneId] }))
  const at = async () => (await db.select().from(milestone).where(eq(milestone.id, which.milestoneId)))[0]
  const runClocks = async () => {
    const due = await run((tx) => listDueClocks(tx.db as never, tx.now, 1_000))
    for (const one of due.filter((each) => each.dealId === dealId))
      await run((tx) => runClock(tx, clockActor, one))
  }
  const deliver = () => run((tx) => deliverWork(tx, pair.seller, { ...which, text: 'Here', files: [] }))
  return { clock, run, ...pair, which, dealId, at, runClocks, deliver }
}

/** One that was delivered and accepted. */
async function aDoneDeal() {
  const made = await aFundedDeal()
  await made.deliver()
  await made.run((tx) => acceptDelivery(tx, made.buyer, made.which))
  return made
}

const refused = (attempt: Promise<unknown>) => expect(attempt).rejects.toBeInstanceOf(Conflict)
const reason = 'It is no use'

test('a milestone that a form names twice is paid for once', async () => {
  const pair = await database.transaction((tx) => aPair(tx, 50_000))
  const dealId = await database.transaction((tx) => anAgreedDeal(tx, pair))
  const [only] = await milestonesOf({ db: db as never }, dealId)
  const milestoneIds = [only?.id ?? '', only?.id ?? '']
  await database.transaction((tx) => fundMilestones(tx, pair.buyer, { dealId, milestoneIds }))
  expect((await findOwnMoney(db, pair.buyer.id)).available).toBe(40_000n)
})

test('the due date is the agreed days after paying, again after a revision, and moved by an extension', async () => {
  const { at, run, buyer, seller, which, clock, deliver } = await aFundedDeal()
  expect((await at())?.dueAt).toEqual(new Date(START.getTime() + 5 * DAY_MS))
  await run((tx) => askExtension(tx, seller, { ...which, days: 3, reason: 'Rain' }))
  const [asked] = await db.select().from(dealRequest).where(eq(dealRequest.dealId, which.dealId))
  await run((tx) => answerRequest(tx, buyer, { ...which, requestId: asked?.id ?? '', agrees: true }))
  expect((await at())?.dueAt).toEqual(new Date(START.getTime() + 8 * DAY_MS))
  await deliver()
  clock.advanceMs(4 * DAY_MS)
  await run((tx) => askRevision(tx, buyer, { ...which, reasons: 'The colour' }))
  expect(await at()).toMatchObject({
    state: 'funded',
    revisionsLeft: 1,
    dueAt: new Date(START.getTime() + 9 * DAY_MS),
  })
})

test('the buyer cancels freely to the last moment of the free hour, at nobody’s fault', async () => {
  const { run, buyer, which, clock, at, dealId } = await aFundedDeal()
  clock.advanceMs(HOUR_MS)
  await run((tx) => cancelWork(tx, buyer, { ...which, reason }))
  expect(await at()).toMatchObject({ state: 'refunded', fault: 'neither', earnedMinor: 0n })
  expect(await stateOf({ db: db as never }, dealId)).toBe('cancelled')
  expect((await findOwnMoney(db, buyer.id)).available).toBe(1_000_000n)
})

test('after the free hour the buyer must wait until it is late by a day, to the moment', async () => {
  const { run, buyer, which, clock, at } = await aFundedDeal()
  const cancel = () => run((tx) => cancelWork(tx, buyer, { ...which, reason }))
  clock.advanceMs(HOUR_MS + 1)
  await refused(cancel())
  clock.set(new Date(START.getTime() + 6 * DAY_MS - 1))
  await refused(cancel())
  clock.advanceMs(1)
  await cancel()
  expect(await at()).toMatchObject({ state: 'refunded', fault: 'seller' })
})

test('a seller cancels at any time, at their own fault', async () => {
  const { run, seller, which, at, deliver } = await aFundedDeal()
  await deliver()
  await run((tx) => cancelWork(tx, seller, { ...which, reason }))
  expect(await at()).toMatchObject({ state: 'refunded', fault: 'seller' })
})

test('silence agrees to a cancellation at the end of its hours, and blames nobody who did not answer', async () => {
  const { run, seller, which, at, clock, runClocks } = await aFundedDeal()
  await run((tx) => askCancellation(tx, seller, { ...which, reason, fault: 'buyer' }))
  clock.advanceMs(48 * HOUR_MS - 1)
  await runClocks()
  expect((await at())?.state).toBe('funded')
  clock.advanceMs(1)
  await runClocks()
  expect(await at()).toMatchObject({ state: 'refunded', fault: 'neither' })
})

test.each(['seller', 'both'] as const)(
  'who asks to cancel and names %s carries their own part of it, though nobody answered',
  async (fault) => {
    const { run, seller, which, at, clock, runClocks } = await aFundedDeal()
    await run((tx) => askCancellation(tx, seller, { ...which, reason, fault }))
    clock.advanceMs(48 * HOUR_MS)
    await runClocks()
    expect(await at()).toMatchObject({ state: 'refunded', fault: 'seller' })
  },
)

test('silence accepts a delivery at the moment that was told, after two reminders', async () => {
  const { at, clock, runClocks, deliver, dealId, seller } = await aFundedDeal()
  await deliver()
  clock.advanceMs(7 * DAY_MS - 1)
  await runClocks()
  expect((await at())?.state).toBe('delivered')
  clock.advanceMs(1)
  await runClocks()
  await runClocks()
  expect((await at())?.state).toBe('released')
  const events = await db
    .select()
    .from(dealEvent)
    .where(eq(dealEvent.dealId, dealId))
    .orderBy(dealEvent.number)
  expect(events.slice(-3).map(({ kind }) => kind)).toEqual([
    'acceptance-reminded',
    'acceptance-reminded',
    'released-by-time',
  ])
  // 100.00, of which half of the 10 % is the seller's to bear.
  expect((await findOwnMoney(db, seller.id)).clearing).toBe(9_500n)
})

test('a dispute stops the clock, and what was left of it runs on when it is withdrawn', async () => {
  const { run, buyer, which, clock, deliver, at, runClocks } = await aFundedDeal()
  await deliver()
  clock.advanceMs(5 * DAY_MS)
  await runClocks()
  const dispute = { ...which, reason: 'other' as const, wantedMinor: minor(0), statement: 'No', files: [] }
  await run((tx) => openDispute(tx, buyer, dispute))
  clock.advanceMs(3 * DAY_MS)
  await runClocks()
  expect((await at())?.state).toBe('delivered')
  await run((tx) => withdrawDispute(tx, buyer, { ...which }))
  const [runs] = await db.select().from(dealClock).where(eq(dealClock.kind, 'accept-delivery'))
  expect(runs?.runsAt).toEqual(new Date(START.getTime() + 10 * DAY_MS))
})

test('a settlement is carried out to the cent: fees on what was earned, the rest back', async () => {
  const { run, buyer, seller, which, deliver, at } = await aFundedDeal()
  await deliver()
  const dispute = { ...which, reason: 'other' as const, wantedMinor: minor(0), statement: 'No', files: [] }
  await run((tx) => openDispute(tx, buyer, dispute))
  await run((tx) => offerSettlement(tx, seller, { ...which, earnedMinor: minor(3_333) }))
  await refused(run((tx) => agreeSettlement(tx, seller, { ...which, earnedMinor: minor(3_333) })))
  await refused(run((tx) => agreeSettlement(tx, buyer, { ...which, earnedMinor: minor(3_332) })))
  await run((tx) => agreeSettlement(tx, buyer, { ...which, earnedMinor: minor(3_333) }))
  // 10 % of 33.33 is 3.33: 1.67 the seller's, 1.66 the buyer's; 105.00 was held.
  expect((await findOwnMoney(db, seller.id)).clearing).toBe(3_333n - 167n)
  expect((await findOwnMoney(db, buyer.id)).available).toBe(1_000_000n - 3_333n - 166n)
  expect(await at()).toMatchObject({ state: 'split', earnedMinor: 3_333n, fault: 'both' })
})

test('a claim stops money that clears, and an administrator may take it back', async () => {
  const { run, buyer, seller, which, deliver, clock } = await aFundedDeal()
  await deliver()
  await run((tx) => acceptDelivery(tx, buyer, which))
  const claim = {
    ...which,
    reason: 'other' as const,
    wantedMinor: minor(0),
    statement: 'It broke',
    files: [],
  }
  clock.advanceMs(2 * DAY_MS)
  await run((tx) => claimMoney(tx, buyer, claim))
  clock.advanceMs(10 * DAY_MS)
  await run(clearDue)
  expect((await findOwnMoney(db, seller.id)).available).toBe(0n)
  const admin = await run(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))
  await run((tx) =>
    decideDispute(tx, admin, {
      ...which,
      earnedMinor: minor(0),
      fault: 'seller',
      reasons: 'It broke at once, as both sides say',
    }),
  )
  expect(await findOwnMoney(db, seller.id)).toMatchObject({ available: 0n, clearing: 0n })
  expect((await findOwnMoney(db, buyer.id)).available).toBe(1_000_000n)
})

test('money that has cleared only its seller gives back, and after the window nobody claims', async () => {
  const { run, buyer, seller, which, deliver, clock } = await aFundedDeal()
  await deliver()
  await run((tx) => acceptDelivery(tx, buyer, which))
  clock.advanceMs(6 * DAY_MS)
  await run(clearDue)
  expect((await findOwnMoney(db, seller.id)).available).toBe(9_500n)
  const claim = {
    ...which,
    reason: 'other' as const,
    wantedMinor: minor(0),
    statement: 'It broke',
    files: [],
  }
  await run((tx) => claimMoney(tx, buyer, claim))
  const admin = await run(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))
  const decision = {
    ...which,
    earnedMinor: minor(0),
    fault: 'seller',
    reasons: 'It broke at once, as both sides say',
  } as const
  await refused(run((tx) => decideDispute(tx, admin, decision)))
  await run((tx) => offerSettlement(tx, buyer, { ...which, earnedMinor: minor(5_000) }))
  await run((tx) => agreeSettlement(tx, seller, { ...which, earnedMinor: minor(5_000) }))
  expect((await findOwnMoney(db, seller.id)).available).toBe(4_750n)

  const late = await aFundedDeal()
  await late.deliver()
  await late.run((tx) => acceptDelivery(tx, late.buyer, late.which))
  late.clock.advanceMs(14 * DAY_MS + 1)
  await refused(late.run((tx) => claimMoney(tx, late.buyer, { ...claim, ...late.which })))
  await refused(late.run((tx) => claimMoney(tx, late.seller, { ...claim, ...late.which })))
})

test('a tip goes over whole, clears as all earnings do, and a double click is one tip', async () => {
  const { run, buyer, seller, dealId, clock } = await aDoneDeal()
  const { clearing: earned } = await findOwnMoney(db, seller.id)
  const tip = { dealId, amountMinor: minor(700), formKey: 'one-form' }
  await run((tx) => giveTip(tx, buyer, tip))
  await run((tx) => giveTip(tx, buyer, tip))
  expect(await findOwnMoney(db, seller.id)).toMatchObject({ available: 0n, clearing: earned + 700n })
  clock.advanceMs(5 * DAY_MS - 1)
  await run(clearDue)
  expect(await findOwnMoney(db, seller.id)).toMatchObject({ available: 0n })
  clock.advanceMs(1)
  await run(clearDue)
  expect(await findOwnMoney(db, seller.id)).toMatchObject({ available: earned + 700n, clearing: 0n })
  const told = await db.select().from(dealEvent).where(eq(dealEvent.dealId, dealId))
  expect(told.filter(({ kind }) => kind === 'tipped')).toHaveLength(1)
})

test('all tips of a deal together are at most what was earned in it, also when they are given at once', async () => {
  const { run, buyer, seller, dealId } = await aDoneDeal()
  const { clearing: earned } = await findOwnMoney(db, seller.id)
  const tip = (amount: number, formKey: string) =>
    run((tx) => giveTip(tx, buyer, { dealId, amountMinor: minor(amount), formKey }))
  await refused(tip(10_001, 'more than was earned'))
  const ends = await Promise.allSettled(['a', 'b', 'c', 'd'].map((key) => tip(6_000, key)))
  expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await tip(4_000, 'the rest')
  await refused(tip(1, 'one cent more'))
  expect((await findOwnMoney(db, seller.id)).clearing).toBe(earned + 10_000n)
})

test('after all of it the book balances', async () => {
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})
