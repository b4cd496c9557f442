import { expect, test } from 'vitest'
import { context } from '#domain/accounts/testing-account.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { sendAppeal } from '#domain/appeals/index.ts'
import { decideDispute, listOwnDeals } from '#domain/deals/index.ts'
import { aDispute } from '#domain/deals/testing-disputes.ts'
import { aPair } from '#domain/deals/testing.ts'
import { sumEscrow } from '#domain/ledger/index.ts'
import { movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { formatMoney } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'
import { sumView } from './room-view.ts'
import { contextOf } from './steps/testing-steps.ts'

const clock = movableClock(new Date('2026-11-11T12:00:00Z'))
const { db, transaction } = await testDatabase({ clock })

test('while a decision is appealed, what went back stands in the room and in the lists where the book has it: in escrow', async () => {
  const made = await transaction(async (tx) => {
    const pair = await aPair(tx, 100_000)
    const opened = await aDispute(tx, pair)
    const admin = actorOf(await makeMember(tx, { role: 'admin' }))
    const reasons = 'Half of what was agreed was delivered.'
    const decision = { earnedMinor: minor(4_000), fault: 'seller', reasons } as const
    await decideDispute(tx, admin, { ...opened, ...decision })
    return { ...pair, ...opened }
  })
  const shown = async () => {
    const { rows } = sumView(await contextOf(db, made.buyer, { dealId: made.dealId, now: clock.now() }))
    return Object.fromEntries(rows.map(({ name, amount }) => [name, amount]))
  }
  const heldInList = async () =>
    (await listOwnDeals(db, made.buyer.id, { as: 'buyer', sort: 'newest', page: 1 })).rows[0]?.heldMinor
  expect(await shown()).toEqual({ Released: '$40.00', 'Given back': '$60.00' })
  expect(await heldInList()).toBe(0n)
  const words = 'The pictures of the second side were never looked at: they are in the room.'
  const appeal = { kind: 'dispute', decisionId: made.disputeId, appeal: words, files: [] } as const
  await transaction((tx) => sendAppeal(tx, made.seller, appeal, context))
  const booked = await sumEscrow(db, [made.milestoneId])
  expect(await shown()).toEqual({ Released: '$40.00', 'Held in escrow': formatMoney(booked, 'USD') })
  expect(await heldInList()).toBe(booked)
  expect(booked).toBe(6_000n)
})
