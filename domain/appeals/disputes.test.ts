import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { context } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor, StaffRole } from '#domain/actor.ts'
import { ledgerChecks } from '#domain/areas.ts'
import {
  answerRequest,
  askRefund,
  countDisputeOutcomes,
  decideDispute,
  type Fault,
} from '#domain/deals/index.ts'
import { dealEvent, dealRequest, dispute, milestone } from '#domain/deals/schema.server.ts'
import { aClaim, aDispute } from '#domain/deals/testing-disputes.ts'
import { aPair, stateOf } from '#domain/deals/testing.ts'
import { clearDue, findOwnMoney } from '#domain/ledger/index.ts'
import { findingsOf, spendSome } from '#domain/ledger/testing.ts'
import { member } from '#domain/accounts/schema.server.ts'
import { addDays, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, Forbidden, Invalid, NotFound } from '#platform/errors/errors.ts'
import { minor } from '#platform/money/money.ts'
import { hasMoneyAppeal } from './own-data.ts'
import {
  countAppealFigures,
  decideAppeal,
  findAppealsOfDisputes,
  findOwnAppeal,
  listAppeals,
  sendAppeal,
} from './index.ts'

const start = new Date('2026-11-11T12:00:00Z')
const clock = movableClock(start)
const database = await testDatabase({ clock })
const { db, transaction } = database
const WORDS = 'The pictures of the second side were never looked at: they are in the room.'
const BUYERS = 100_000

// Each test has its own staff: who of them there is decides who may decide.
beforeEach(async () => {
  clock.set(start)
  await db.update(member).set({ role: 'member' })
})

const staff = async (role: StaffRole = 'admin') =>
  actorOf(await transaction((tx) => makeMember(tx, { role })))

/** A dispute about 100.00 of which so much was decided to be earned. */
async function decided(by: MemberActor, earnedMinor: number, open = aDispute) {
  return transaction(async (tx) => {
    const pair = await aPair(tx, BUYERS)
    const made = await open(tx, pair)
    await decideDispute(tx, by, {
      ...made,
      earnedMinor: minor(earnedMinor),
      fault: 'seller',
      reasons: 'Half of what was agreed was delivered.',
    })
    return { ...pair, ...made }
  })
}
type Decided = Awaited<ReturnType<typeof decided>>

const appeal = ({ disputeId }: Decided, by: MemberActor) =>
  transaction((tx) =>
    sendAppeal(tx, by, { kind: 'dispute', decisionId: disputeId, appeal: WORDS, files: [] }, context),
  )
type Division = { earned: number; fault?: Fault }
const decide = (by: MemberActor, number: number, division?: Division) =>
  transaction((tx) =>
    decideAppeal(
      tx,
      by,
      {
        number,
        outcome: division ? 'changed' : 'upheld',
        reason: 'A second look at everything in the room',
        days: 14,
        ...(division
          ? { division: { earnedMinor: minor(division.earned), fault: division.fault ?? 'seller' } }
          : {}),
      },
      context,
    ),
  )

const moneyOf = async ({ id }: MemberActor) => {
  const { deposited, earned, clearing } = await findOwnMoney(db, id)
  return { balance: Number(deposited) + Number(earned), clearing: Number(clearing) }
}
const partOf = async ({ milestoneId }: Decided) =>
  (await db.select().from(milestone).where(eq(milestone.id, milestoneId)))[0]
const disputeOf = async ({ disputeId }: Decided) =>
  (await db.select().from(dispute).where(eq(dispute.id, disputeId)))[0]
const bookIsRight = async () => expect(await findingsOf(database, ledgerChecks)).toEqual([])

test('an appeal holds the money of the decision on both sides; upheld, it goes back to where it was', async () => {
  const [one, other] = [await staff(), await staff()]
  const made = await decided(one, 4_000)
  expect(await moneyOf(made.buyer)).toEqual({ balance: BUYERS - 4_000, clearing: 0 })
  const { number } = await appeal(made, made.seller)
  expect(await moneyOf(made.buyer)).toEqual({ balance: BUYERS - 10_000, clearing: 0 })
  expect(await transaction((tx) => stateOf(tx, made.dealId))).toBe('disputed')
  await bookIsRight()
  clock.set(addDays(start, 9))
  await transaction(clearDue)
  expect(await moneyOf(made.seller)).toEqual({ balance: 0, clearing: 3_600 })
  await expect(decide(one, number)).rejects.toBeInstanceOf(Forbidden)
  await decide(other, number)
  expect(await moneyOf(made.buyer)).toEqual({ balance: BUYERS - 4_000, clearing: 0 })
  await transaction(clearDue)
  expect(await moneyOf(made.seller)).toEqual({ balance: 3_600, clearing: 0 })
  expect(await transaction((tx) => stateOf(tx, made.dealId))).toBe('completed')
  expect(await disputeOf(made)).toMatchObject({ state: 'decided', appealedBy: 'seller', fault: 'seller' })
  await bookIsRight()
})

test.each([
  { earned: 10_000, buyer: 0, seller: 9_000, state: 'released' },
  { earned: 7_000, buyer: 3_000, seller: 6_300, state: 'split' },
  { earned: 0, buyer: 10_000, seller: 0, state: 'refunded' },
])('changed to $earned, the money goes there at once, whoever appealed', async (to) => {
  await staff()
  const made = await decided(await staff(), 4_000)
  const { number } = await appeal(made, to.earned > 4_000 ? made.seller : made.buyer)
  await decide(await staff('finance'), number, { earned: to.earned, fault: 'both' })
  expect(await moneyOf(made.buyer)).toEqual({ balance: BUYERS - 10_000 + to.buyer, clearing: 0 })
  expect(await moneyOf(made.seller)).toEqual({ balance: 0, clearing: to.seller })
  expect(await partOf(made)).toMatchObject({ state: to.state, earnedMinor: BigInt(to.earned), fault: 'both' })
  clock.set(addDays(start, 9))
  await transaction(clearDue)
  expect(await moneyOf(made.seller)).toEqual({ balance: to.seller, clearing: 0 })
  const events = await db.select().from(dealEvent).where(eq(dealEvent.dealId, made.dealId))
  expect(events.map(({ kind }) => kind).slice(-2)).toEqual(['decision-appealed', 'decision-changed'])
  await bookIsRight()
})

test.each([
  { what: 'was earned at first', open: aDispute },
  { what: 'was left of what was released, after a claim', open: aClaim },
])('nothing $what: the seller who is right after all is paid as by a release', async ({ open }) => {
  const made = await decided(await staff(), 0, open)
  const { number } = await appeal(made, made.seller)
  await decide(await staff(), number, { earned: 10_000, fault: 'buyer' })
  expect(await moneyOf(made.seller)).toEqual({ balance: 0, clearing: 9_000 })
  clock.set(addDays(start, 6))
  await transaction(clearDue)
  expect(await moneyOf(made.seller)).toEqual({ balance: 9_000, clearing: 0 })
  await bookIsRight()
})

test('what the buyer has spent is not taken: only what is still there can be divided anew', async () => {
  const made = await decided(await staff(), 4_000)
  await transaction((tx) => spendSome(tx, made.buyer.id, BUYERS - 4_000 - 1_000))
  const { number } = await appeal(made, made.seller)
  expect(await moneyOf(made.buyer)).toEqual({ balance: 0, clearing: 0 })
  const judge = await staff()
  await expect(decide(judge, number, { earned: 5_001 })).rejects.toBeInstanceOf(Invalid)
  await decide(judge, number, { earned: 5_000 })
  expect(await moneyOf(made.seller)).toEqual({ balance: 0, clearing: 4_500 })
  expect(await moneyOf(made.buyer)).toEqual({ balance: 0, clearing: 0 })
})

test('once it has cleared the money stays where it is, and only whose fault it was can change', async () => {
  const made = await decided(await staff(), 4_000)
  clock.set(addDays(start, 5))
  await transaction(clearDue)
  const { number } = await appeal(made, made.buyer)
  expect(await moneyOf(made.buyer)).toEqual({ balance: BUYERS - 4_000, clearing: 0 })
  const judge = await staff()
  await expect(decide(judge, number, { earned: 0 })).rejects.toBeInstanceOf(Invalid)
  await decide(judge, number, { earned: 4_000, fault: 'neither' })
  expect(await partOf(made)).toMatchObject({ earnedMinor: 4_000n, fault: 'neither' })
  expect(await moneyOf(made.seller)).toEqual({ balance: 3_600, clearing: 0 })
  await bookIsRight()
})

test('there is one appeal for both sides, in its time, and none by anybody else', async () => {
  const made = await decided(await staff(), 4_000)
  const stranger = await transaction(async (tx) => actorOf(await makeMember(tx)))
  await expect(appeal(made, stranger)).rejects.toBeInstanceOf(NotFound)
  const sent = await Promise.allSettled([appeal(made, made.buyer), appeal(made, made.seller)])
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const one of sent) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Conflict)
  const late = await decided(await staff(), 4_000)
  clock.set(addDays(start, context.settings.appealDays))
  await expect(appeal(late, late.seller)).rejects.toThrow('The time to appeal is over.')
})

test('both sides read what is said, staff of money decides, and who looks after services sees none of it', async () => {
  const made = await decided(await staff(), 4_000)
  const { number } = await appeal(made, made.seller)
  const about = { kind: 'dispute', decisionId: made.disputeId } as const
  const ids = [made.disputeId]
  expect(await findAppealsOfDisputes(db, made.buyer, ids)).toMatchObject([{ number, words: WORDS }])
  const [moderator, finance] = [await staff('moderator'), await staff('finance')]
  expect(await findAppealsOfDisputes(db, moderator, ids)).toEqual([])
  expect(await listAppeals(db, moderator, { isDecided: false, kind: 'dispute' })).toEqual([])
  await expect(decide(moderator, number)).rejects.toBeInstanceOf(NotFound)
  expect(await findOwnAppeal(db, made.buyer, about, context.settings)).toMatchObject({ sent: undefined })
  expect(await hasMoneyAppeal(db, made.seller.id)).toBe(true)
  const { decided: before } = await countAppealFigures(db)
  await decide(finance, number)
  expect(await hasMoneyAppeal(db, made.seller.id)).toBe(false)
  expect((await countAppealFigures(db)).decided).toBe(before + 1)
})

test('no judge of their own deal, and nothing but the two ends that money can have', async () => {
  const judge = await staff()
  const made = await decided(await staff(), 4_000)
  const { number } = await appeal(made, made.buyer)
  await db.update(member).set({ role: 'finance' }).where(eq(member.id, made.seller.id))
  await expect(decide({ ...made.seller, role: 'finance' }, number)).rejects.toBeInstanceOf(Forbidden)
  const lifting = { number, outcome: 'lifted', reason: 'It was wrong altogether', days: 14 } as const
  await expect(transaction((tx) => decideAppeal(tx, judge, lifting, context))).rejects.toBeInstanceOf(Invalid)
  await decide(judge, number)
})

test('both agreed to give a part back since: either side still reads the decision and appeals against what is left', async () => {
  const { released: before } = await countDisputeOutcomes(db, start, start)
  const made = await decided(await staff(), 10_000)
  const { dealId, milestoneId } = made
  const asked = { dealId, milestoneId, refundMinor: minor(2_000), reason: 'It is a little scratched' }
  await transaction((tx) => askRefund(tx, made.buyer, asked))
  const [request] = await db.select().from(dealRequest).where(eq(dealRequest.dealId, dealId))
  const answer = { dealId, requestId: request?.id ?? '', agrees: true }
  await transaction((tx) => answerRequest(tx, made.seller, answer))
  const about = { kind: 'dispute', decisionId: made.disputeId } as const
  for (const side of [made.buyer, made.seller])
    expect(await findOwnAppeal(db, side, about, context.settings)).toMatchObject({
      decision: { money: { earnedMinor: 8_000n, priceMinor: 8_000n, toSeller: 7_200n, toBuyer: 0n } },
    })
  expect(await countDisputeOutcomes(db, start, start)).toMatchObject({ released: before + 1 })
  const { number } = await appeal(made, made.buyer)
  await decide(await staff(), number, { earned: 5_000 })
  expect(await moneyOf(made.buyer)).toEqual({ balance: BUYERS - 5_000, clearing: 0 })
  expect(await moneyOf(made.seller)).toEqual({ balance: 0, clearing: 4_500 })
  await bookIsRight()
})
