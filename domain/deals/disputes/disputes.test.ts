import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import type { MemberActor } from '#domain/actor.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { clearDue, findOwnMoney } from '#domain/ledger/index.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { DAY_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Forbidden, NotFound } from '#platform/errors/errors.ts'
import { minor } from '#platform/money/money.ts'
import {
  agreeSettlement,
  claimMoney,
  countOpenDisputes,
  decideDispute,
  findDealRoom,
  findDisputeCase,
  listDisputes,
  offerSettlement,
  releaseEarly,
  withdrawDispute,
} from '../index.ts'
import { aDispute } from '../testing-disputes.ts'
import { aPair, stateOf } from '../testing.ts'

const clock = movableClock(new Date('2030-05-06T09:00:00Z'))
const database = await testDatabase({ clock })
const { db, transaction } = database
const [ada, bea] = await transaction(async (tx) => [
  actorOf(await makeMember(tx, { role: 'admin' })),
  actorOf(await makeMember(tx, { role: 'admin' })),
])
if (!ada || !bea) throw new Error('There are no administrators')

const REASONS = 'Half of what was agreed was delivered, as the pictures show.'
type Opened = { dealId: string; milestoneId: string }

const decision = ({ dealId, milestoneId }: Opened, earnedMinor: number) => ({
  dealId,
  milestoneId,
  earnedMinor: minor(earnedMinor),
  fault: 'seller' as const,
  reasons: REASONS,
})

test('60 to 40 of a hundred: the seller gets 54, the marketplace 6, the buyer 40 back', async () => {
  const pair = await transaction((tx) => aPair(tx, 10_000))
  const opened = await transaction((tx) => aDispute(tx, pair))
  await transaction((tx) => decideDispute(tx, ada, decision(opened, 6_000)))
  expect((await findOwnMoney(db, pair.buyer.id)).available).toBe(4_000n)
  expect((await findOwnMoney(db, pair.seller.id)).clearing).toBe(5_400n)
  const decided = await findDisputeCase(db, bea, opened.disputeId)
  expect(decided?.dispute).toMatchObject({ state: 'decided', decidedBy: ada.id, reasons: REASONS })
  expect(decided?.milestone.state).toBe('split')
})

test('nobody decides a dispute of their own, and nobody else than an administrator sees any', async () => {
  const stranger = await transaction(async (tx) => actorOf(await makeMember(tx)))
  const pair = await transaction((tx) => aPair(tx))
  const opened = await transaction((tx) => aDispute(tx, { ...pair, seller: ada }))
  await expect(transaction((tx) => decideDispute(tx, ada, decision(opened, 0)))).rejects.toBeInstanceOf(
    Forbidden,
  )
  for (const who of [stranger, pair.buyer]) {
    await expect(findDisputeCase(db, who, opened.disputeId)).rejects.toBeInstanceOf(NotFound)
    await expect(transaction((tx) => decideDispute(tx, who, decision(opened, 0)))).rejects.toBeInstanceOf(
      NotFound,
    )
  }
  await transaction((tx) => decideDispute(tx, bea, decision(opened, 0)))
})

test('reasons are written out, or nothing is decided', async () => {
  const pair = await transaction((tx) => aPair(tx))
  const opened = await transaction((tx) => aDispute(tx, pair))
  const short = { ...decision(opened, 0), reasons: 'Because I say so.  ' }
  await expect(transaction((tx) => decideDispute(tx, ada, short))).rejects.toThrow('too short')
  await transaction((tx) => decideDispute(tx, ada, decision(opened, 0)))
})

test('the queue stands in the order in which it must be decided, and says what is due', async () => {
  const pair = await transaction((tx) => aPair(tx))
  const first = await transaction((tx) => aDispute(tx, pair))
  clock.advanceMs(2 * DAY_MS)
  const second = await transaction((tx) => aDispute(tx, pair))
  const { rows } = await listDisputes(db, ada, { show: 'open', page: 1 })
  expect(rows.map((row) => row.dispute.id)).toEqual([first.disputeId, second.disputeId])
  expect(await countOpenDisputes(db, ada, clock.now())).toMatchObject({ open: 2, waiting: 0 })
  clock.advanceMs(5 * DAY_MS)
  expect(await countOpenDisputes(db, ada, clock.now())).toMatchObject({ open: 2, waiting: 1 })
  for (const opened of [first, second])
    await transaction((tx) => decideDispute(tx, ada, decision(opened, 10_000)))
})

const aClaim = ({ dealId, milestoneId }: Opened) => ({
  dealId,
  milestoneId,
  reason: 'other' as const,
  wantedMinor: minor(0),
  statement: 'It fell off the wall.',
  files: [],
})

test('a decision is final: nobody claims what an administrator has decided', async () => {
  const pair = await transaction((tx) => aPair(tx))
  const opened = await transaction((tx) => aDispute(tx, pair))
  await transaction((tx) => decideDispute(tx, ada, decision(opened, 10_000)))
  for (const who of [pair.buyer, pair.seller])
    await expect(transaction((tx) => claimMoney(tx, who, aClaim(opened)))).rejects.toThrow('that is final')
})

test('each side claims once for each milestone, however it ends, and nobody’s claim is spent by the other', async () => {
  const pair = await transaction((tx) => aPair(tx))
  const opened = await transaction((tx) => aDispute(tx, pair))
  await transaction((tx) => withdrawDispute(tx, pair.buyer, opened))
  await transaction((tx) => releaseEarly(tx, pair.buyer, opened))
  const claim = (who: MemberActor) => transaction((tx) => claimMoney(tx, who, aClaim(opened)))
  const told = 'You have made a claim about this milestone already'
  await claim(pair.seller)
  await transaction((tx) => withdrawDispute(tx, pair.seller, opened))
  await expect(claim(pair.seller)).rejects.toThrow(told)
  await claim(pair.buyer)
  await transaction((tx) => offerSettlement(tx, pair.seller, { ...opened, earnedMinor: minor(10_000) }))
  await transaction((tx) => agreeSettlement(tx, pair.buyer, { ...opened, earnedMinor: minor(10_000) }))
  for (const who of [pair.buyer, pair.seller]) await expect(claim(who)).rejects.toThrow(told)
  expect((await findOwnMoney(db, pair.seller.id)).clearing).toBe(9_000n)
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})

test('a claim after one of the other side moves the money as the two settle it', async () => {
  const pair = await transaction((tx) => aPair(tx, 10_000))
  const opened = await transaction((tx) => aDispute(tx, pair))
  await transaction((tx) => withdrawDispute(tx, pair.buyer, opened))
  await transaction((tx) => releaseEarly(tx, pair.buyer, opened))
  for (const who of [pair.seller, pair.buyer]) {
    await transaction((tx) => claimMoney(tx, who, aClaim(opened)))
    if (who === pair.seller) await transaction((tx) => withdrawDispute(tx, who, opened))
  }
  await transaction((tx) => offerSettlement(tx, pair.seller, { ...opened, earnedMinor: minor(6_000) }))
  await transaction((tx) => agreeSettlement(tx, pair.buyer, { ...opened, earnedMinor: minor(6_000) }))
  expect((await findOwnMoney(db, pair.seller.id)).clearing).toBe(5_400n)
  expect((await findOwnMoney(db, pair.buyer.id)).available).toBe(4_000n)
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})

test('an administrator can end a request for money that has cleared, and cannot take it', async () => {
  const pair = await transaction((tx) => aPair(tx))
  const opened = await transaction((tx) => aDispute(tx, pair))
  await transaction((tx) => withdrawDispute(tx, pair.buyer, opened))
  await transaction((tx) => releaseEarly(tx, pair.buyer, opened))
  clock.advanceMs(10 * DAY_MS)
  await transaction(clearDue)
  await transaction((tx) => claimMoney(tx, pair.buyer, aClaim(opened)))
  const room = await findDealRoom(db, opened.dealId, { now: new Date(), viewer: pair.seller })
  expect(room?.events.at(-1)?.kind).toBe('return-asked')
  await expect(transaction((tx) => decideDispute(tx, ada, decision(opened, 0)))).rejects.toThrow(
    'has cleared',
  )
  await transaction((tx) => decideDispute(tx, ada, decision(opened, 10_000)))
  expect(await stateOf({ db: db as never }, opened.dealId)).toBe('completed')
})
