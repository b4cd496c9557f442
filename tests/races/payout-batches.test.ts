import { and, eq, inArray, isNull } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { earned, findBalance, transit } from '#domain/ledger/index.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { batchContext, countInEuros, makeApproved } from '#domain/payouts/batches/testing.ts'
import {
  findBatch,
  makeBatch,
  movePayout,
  payBatch,
  sendBatch,
  withdrawBatch,
} from '#domain/payouts/index.ts'
import { payoutBatch, payoutBatchLine } from '#domain/payouts/schema.server.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { inRounds, race, ROUNDS } from './rounds.ts'

const ALL_ROUNDS = 40
const MOVE_ROUNDS = 48

const database = await testDatabase()
const { db, transaction } = database
await transaction(countInEuros)
const admin = () => transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))
const [one, other] = [await admin(), await admin()]

type Lane = { ids: [string, string, string] }

/** Payouts that are free again after each round. */
const openLane = () =>
  transaction(async (tx): Promise<Lane> => ({
    ids: [
      (await makeApproved(tx, one)).id,
      (await makeApproved(tx, one)).id,
      (await makeApproved(tx, one)).id,
    ],
  }))
const make = (by: typeof one, ids?: string[]) => () =>
  transaction((tx) => makeBatch(tx, by, { way: 'bank', ids }, batchContext))
const withdraw = (number: number) =>
  transaction((tx) => withdrawBatch(tx, other, { number, reason: 'For a test' }, batchContext))

const batchesOf = (ids: readonly string[]) =>
  db
    .select({ payoutId: payoutBatchLine.payoutId, number: payoutBatch.number })
    .from(payoutBatchLine)
    .innerJoin(payoutBatch, eq(payoutBatch.id, payoutBatchLine.batchId))
    .where(and(inArray(payoutBatchLine.payoutId, [...ids]), isNull(payoutBatchLine.leftAt)))

test('two administrators make a batch at once: no payout is in both, in every round', async () => {
  const lanes = await inRounds(openLane, async ({ ids }, round) => {
    const [mine, shared, yours] = ids
    const { won, told } = await race(round, make(one, [mine, shared]), make(other, [shared, yours]))
    expect(won).toHaveLength(1)
    expect(told[0]).toBeInstanceOf(Conflict)
    expect(told[0]?.message).toMatch(/is in batch \d+ already/)
    const lines = await batchesOf(ids)
    expect(lines.map(({ payoutId }) => payoutId).toSorted()).toEqual(
      [shared, won[0] === 0 ? mine : yours].toSorted(),
    )
    await withdraw(lines[0]?.number ?? 0)
  })
  // Both want all there is: one has it, and the other reads that nothing waits.
  const all = lanes.flatMap(({ ids }) => ids)
  for (let round = 0; round < ALL_ROUNDS; round++) {
    const { won, told } = await race(round, make(one), make(other))
    expect(won).toHaveLength(1)
    expect(told[0]?.message).toBe('No approved payout waits for such a batch')
    const lines = await batchesOf(all)
    expect(lines).toHaveLength(all.length)
    await withdraw(lines[0]?.number ?? 0)
  }
  const messages = await db.select({ id: payoutBatch.messageId }).from(payoutBatch)
  expect(new Set(messages.map(({ id }) => id)).size).toBe(ROUNDS + ALL_ROUNDS)
}, 180_000)

test('two administrators move a batch at once: one does, the other is told, and the money goes one way', async () => {
  for (let round = 0; round < MOVE_ROUNDS; round++) {
    const payees = await transaction(async (tx) => [await makeApproved(tx, one), await makeApproved(tx, one)])
    const [first] = payees
    if (!first) throw new Error('Nobody is paid')
    const { number } = await make(
      one,
      payees.map(({ id }) => id),
    )()
    const send = (by: typeof one) => () => transaction((tx) => sendBatch(tx, by, { number }, batchContext))
    const pay = (by: typeof one) => () => transaction((tx) => payBatch(tx, by, { number }, batchContext))
    const fail = () =>
      transaction((tx) =>
        movePayout(tx, other, { payoutId: first.id, move: 'fail', reason: 'For a test' }, batchContext),
      )
    const kind = Math.floor(round / 2) % 4
    if (kind > 1) await send(one)()
    const pairs = [
      [send(one), send(other)],
      [send(one), () => withdraw(number)],
      [pay(one), pay(other)],
      [pay(one), fail],
    ] as const
    const { won, told } = await race(round, ...(pairs[kind] ?? pairs[0]))
    // The bank may have paid all but the one that failed a moment before.
    expect(won.length).toBe(kind === 3 && told.length === 0 ? 2 : 1)
    for (const error of told) expect(error).toBeInstanceOf(Conflict)
    const { batch, payouts } = await findBatch(db, one, number)
    for (const { id, memberId, state } of payouts) {
      const money = {
        held: await findBalance(db, transit(id)),
        back: await findBalance(db, earned(memberId)),
      }
      const isOpen = state === 'approved' || state === 'sent'
      expect(money).toEqual({ held: isOpen ? 4_000n : 0n, back: state === 'failed' ? 4_000n : 0n })
    }
    const states = new Set(payouts.map(({ state }) => state))
    if (batch.state === 'withdrawn') expect([...states]).toEqual(['approved'])
    if (batch.state === 'sent') expect([...states]).toEqual(['sent'])
    if (batch.state === 'closed') expect(states.has('sent')).toBe(false)
  }
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
}, 180_000)
