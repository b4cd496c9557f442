import { expect, test } from 'vitest'
import { DAY_MS } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { minor } from '#platform/money/money.ts'
import {
  acceptDelivery,
  cancelWork,
  deliverWork,
  openDispute,
  releaseEarly,
  withdrawDispute,
} from '../index.ts'
import { START, twoPaidParts } from '../requests/testing-parts.ts'
import { stateOf } from '../testing.ts'

const database = await testDatabase()
const at = (ms: number) => new Date(START.getTime() + ms)
const dispute = { reason: 'other' as const, wantedMinor: minor(0), statement: 'No', files: [] }

test('time under dispute is nobody’s: what is due is due as much later, and nobody is late for it', async () => {
  const deal = await twoPaidParts(database)
  const { run, buyer, draft, clock } = deal
  clock.advanceMs(4 * DAY_MS)
  await run((tx) => openDispute(tx, buyer, { ...draft, ...dispute }))
  clock.advanceMs(10 * DAY_MS)
  const cancel = () => run((tx) => cancelWork(tx, buyer, { ...draft, reason: 'Late' }))
  await expect(cancel()).rejects.toThrow('A dispute about this milestone is open')
  await run((tx) => withdrawDispute(tx, buyer, draft))
  expect((await deal.of(draft))?.dueAt).toEqual(at(15 * DAY_MS))
  await expect(cancel()).rejects.toThrow('The free time to cancel has passed')
})

test('the rest of the deal goes on beside a dispute, with its own clocks', async () => {
  const deal = await twoPaidParts(database)
  const { run, buyer, seller, draft, sign, clock } = deal
  await run((tx) => openDispute(tx, buyer, { ...draft, ...dispute }))
  await run((tx) => deliverWork(tx, seller, { ...sign, text: 'Here', files: [] }))
  clock.advanceMs(7 * DAY_MS)
  await deal.ring()
  expect((await deal.of(sign))?.state).toBe('released')
  expect(await stateOf({ db: database.db as never }, deal.dealId)).toBe('disputed')
})

test('each milestone may have a dispute of its own, and none has two', async () => {
  const deal = await twoPaidParts(database)
  const { run, buyer, seller, draft, sign } = deal
  await run((tx) => openDispute(tx, buyer, { ...draft, ...dispute }))
  await run((tx) => openDispute(tx, seller, { ...sign, ...dispute }))
  await expect(run((tx) => openDispute(tx, seller, { ...draft, ...dispute }))).rejects.toThrow('is open')
  await run((tx) => withdrawDispute(tx, buyer, draft))
  expect(await stateOf({ db: database.db as never }, deal.dealId)).toBe('disputed')
  await run((tx) => releaseEarly(tx, buyer, draft))
  await run((tx) => withdrawDispute(tx, seller, sign))
  await run((tx) => deliverWork(tx, seller, { ...sign, text: 'Here', files: [] }))
  await run((tx) => acceptDelivery(tx, buyer, sign))
  expect(await stateOf({ db: database.db as never }, deal.dealId)).toBe('completed')
})

test('who withdrew two disputes about a milestone opens no third, so that nobody holds its clocks for ever', async () => {
  const { run, buyer, seller, draft } = await twoPaidParts(database)
  for (let withdrawn = 0; withdrawn < 2; withdrawn++) {
    await run((tx) => openDispute(tx, buyer, { ...draft, ...dispute }))
    await run((tx) => withdrawDispute(tx, buyer, draft))
  }
  const again = run((tx) => openDispute(tx, buyer, { ...draft, ...dispute }))
  await expect(again).rejects.toThrow('You have withdrawn two disputes about this milestone')
  // The other side has withdrawn none.
  await run((tx) => openDispute(tx, seller, { ...draft, ...dispute }))
})
