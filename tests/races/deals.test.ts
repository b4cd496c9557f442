import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { clockActor } from '#domain/actor.ts'
import {
  acceptDelivery,
  cancelWork,
  deliverWork,
  fundMilestones,
  listDueClocks,
  runClock,
} from '#domain/deals/index.ts'
import { anAgreedDeal, aPair, milestonesOf, type Pair } from '#domain/deals/testing.ts'
import { clearing, deposited, findBalance } from '#domain/ledger/index.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { inRounds, race, ROUNDS } from './rounds.ts'

const MONEY = 10_000_000
const PRICE = 10_000
/** A tenth is the commission, which the seller bears. */
const EARNED = 9_000
const clock = movableClock(new Date('2030-05-06T09:00:00Z'))
const aWeekOn = addDays(clock.now(), 7)
const database = await testDatabase({ clock })
const { db, transaction } = database

type Lane = Pair & { paid: number; earned: number }
type Work = { dealId: string; milestoneId: string }

const openLane = async (): Promise<Lane> => ({
  ...(await transaction((tx) => aPair(tx, MONEY))),
  paid: 0,
  earned: 0,
})

async function anAgreement(tx: Transaction, pair: Pair): Promise<Work> {
  const dealId = await anAgreedDeal(tx, pair)
  const [first] = await milestonesOf(tx, dealId)
  if (!first) throw new Error('The deal has no milestone')
  return { dealId, milestoneId: first.id }
}

/** Paid for and handed over: the buyer may accept, the seller may still cancel, and silence accepts in a week. */
async function aDelivery(tx: Transaction, pair: Pair): Promise<Work> {
  const work = await anAgreement(tx, pair)
  await fundMilestones(tx, pair.buyer, { dealId: work.dealId, milestoneIds: [work.milestoneId] })
  await deliverWork(tx, pair.seller, { ...work, text: 'The sign, painted on both sides', files: [] })
  return work
}

/** What became of a milestone: its state, what its timeline tells of money, and every movement of it. */
async function endOf({ milestoneId }: Work) {
  const { rows } = await db.execute<{ state: string; told: string[]; moved: string[]; held: string }>(sql`
    select state,
      (select array_agg(kind order by number) from deal_event
       where milestone_id = ${milestoneId} and kind in ('funded','released','released-by-time','cancelled')) as told,
      (select array_agg(kind order by id) from ledger_transfer where subject_id = ${milestoneId}) as moved,
      (select balance::text from ledger_account where kind = 'escrow' and owner = ${milestoneId}) as held
    from milestone where id = ${milestoneId}`)
  return rows[0]
}

/** The whole book is sound, and each pair has what their rounds came to. */
async function expectSoundBook(lanes: readonly Lane[]): Promise<void> {
  for (const { buyer, seller, paid, earned } of lanes) {
    expect(await findBalance(db, deposited(buyer.id))).toBe(BigInt(MONEY - paid))
    expect(await findBalance(db, clearing(seller.id))).toBe(BigInt(earned))
  }
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
}

test('the buyer accepts while the seller cancels: one of them ends it, the other reads how, in every round', async () => {
  const lanes = await inRounds(openLane, async (lane, round) => {
    const work = await transaction((tx) => aDelivery(tx, lane))
    const { won, told } = await race(
      round,
      () => transaction((tx) => acceptDelivery(tx, lane.buyer, work)),
      () => transaction((tx) => cancelWork(tx, lane.seller, { ...work, reason: 'No oak is left' })),
    )
    expect(won).toHaveLength(1)
    expect(told[0]).toBeInstanceOf(Conflict)
    if (won[0] === 0) {
      lane.paid += PRICE
      lane.earned += EARNED
    }
    const [message, end] =
      won[0] === 0
        ? [
            'The deal is completed',
            { state: 'released', told: ['funded', 'released'], moved: ['fund', 'release'] },
          ]
        : [
            'The deal was cancelled',
            { state: 'refunded', told: ['funded', 'cancelled'], moved: ['fund', 'refund'] },
          ]
    expect(told[0]?.message).toBe(message)
    expect(await endOf(work)).toEqual({ ...(end as object), held: '0' })
  })
  // Both have won: the rounds are races, not a queue.
  const accepted = lanes.reduce((sum, { paid }) => sum + paid / PRICE, 0)
  expect(accepted).toBeGreaterThan(0)
  expect(accepted).toBeLessThan(ROUNDS)
  await expectSoundBook(lanes)
}, 120_000)

test('the buyer accepts while the clocks of two workers ring: it is released once, and a late buyer reads so, in every round', async () => {
  const lanes = await inRounds(openLane, async (lane, round) => {
    const work = await transaction((tx) => aDelivery(tx, lane))
    const due = { dealId: work.dealId, subjectId: work.milestoneId, kind: 'accept-delivery' as const }
    const ring = () => transaction((tx) => runClock({ ...tx, now: aWeekOn }, clockActor, due))
    const { won, told } = await race(
      round,
      () => transaction((tx) => acceptDelivery(tx, lane.buyer, work)),
      ring,
      ring,
    )
    // A clock that comes too late finds nothing to do, and has nobody to tell.
    expect(won).toEqual(expect.arrayContaining([1, 2]))
    const isAccepted = won.includes(0)
    expect(told.map(({ message }) => message)).toEqual(isAccepted ? [] : ['The deal is completed'])
    lane.paid += PRICE
    lane.earned += EARNED
    expect(await endOf(work)).toEqual({
      state: 'released',
      told: ['funded', isAccepted ? 'released' : 'released-by-time'],
      moved: ['fund', 'release'],
      held: '0',
    })
  })
  expect(await listDueClocks(db, aWeekOn, 10)).toEqual([])
  await expectSoundBook(lanes)
}, 120_000)

test('two tabs pay for the same milestone: it is paid for once, and the other tab reads so, in every round', async () => {
  const lanes = await inRounds(openLane, async (lane, round) => {
    const work = await transaction((tx) => anAgreement(tx, lane))
    const { dealId, milestoneId } = work
    const pay = () =>
      transaction((tx) => fundMilestones(tx, lane.buyer, { dealId, milestoneIds: [milestoneId] }))
    const { won, told } = await race(round, pay, pay)
    expect(won).toHaveLength(1)
    expect(told[0]).toBeInstanceOf(Conflict)
    expect(told[0]?.message).toBe('This milestone is paid for already')
    lane.paid += PRICE
    expect(await endOf(work)).toEqual({
      state: 'funded',
      told: ['funded'],
      moved: ['fund'],
      held: String(PRICE),
    })
  })
  await expectSoundBook(lanes)
}, 120_000)
