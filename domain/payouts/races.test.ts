import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { available, findBalance, transit } from '#domain/ledger/index.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict, ExpectedError } from '#platform/errors/errors.ts'
import { minor } from '#platform/money/money.ts'
import { askPayout } from './ask-payout.ts'
import { movePayout } from './move-payout.ts'
import { findPayout } from './payout-queries.ts'
import type { PayoutMove } from './states.ts'
import { context, makePayee } from './testing.ts'

const ROUNDS = 200
const AT_ONCE = 5
const database = await testDatabase()
const { db, transaction } = database
const [one, other] = await transaction(async (tx) => [
  actorOf(await makeMember(tx, { role: 'admin' })),
  actorOf(await makeMember(tx, { role: 'admin' })),
])

/** Some rounds at a time: the connections are real and not endless. */
async function rounds(run: () => Promise<void>): Promise<void> {
  for (let done = 0; done < ROUNDS; done += AT_ONCE) await Promise.all(Array.from({ length: AT_ONCE }, run))
}

/** Runs both at the same moment; who lost must have been told in words. */
async function race(...runs: (() => Promise<unknown>)[]): Promise<{ won: number[]; lost: ExpectedError[] }> {
  const ends = await Promise.allSettled(runs.map((run) => run()))
  const lost = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []))
  for (const error of lost) expect(error).toBeInstanceOf(ExpectedError)
  return {
    won: ends.flatMap((end, index) => (end.status === 'fulfilled' ? [index] : [])),
    lost: lost as ExpectedError[],
  }
}

test('two tabs ask at once: one payout, and the other tab is told', async () => {
  await rounds(async () => {
    const who = await transaction((tx) => makePayee(tx, 9_000))
    const ask = () =>
      transaction((tx) => askPayout(tx, who.actor, { amount: minor(4_000), methodId: who.methodId }, context))
    const { won, lost } = await race(ask, ask)
    expect(won).toHaveLength(1)
    expect(lost[0]).toBeInstanceOf(Conflict)
    expect(lost[0]?.message).toMatch(/open already/)
    expect(await findBalance(db, available(who.id))).toBe(5_000n)
  })
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
}, 120_000)

const pairs: [before: PayoutMove[], first: PayoutMove, second: PayoutMove][] = [
  [[], 'approve', 'approve'],
  [[], 'reject', 'reject'],
  [['approve'], 'send', 'reject'],
  [['approve', 'send'], 'pay', 'fail'],
  [['approve', 'send'], 'pay', 'pay'],
]

test('two administrators decide at once: one decision, and the other is told', async () => {
  let round = 0
  await rounds(async () => {
    const [before, first, second] = pairs[round++ % pairs.length] ?? [[], 'approve', 'approve']
    const who = await transaction((tx) => makePayee(tx, 4_000))
    const { id: payoutId } = await transaction((tx) =>
      askPayout(tx, who.actor, { amount: minor(4_000), methodId: who.methodId }, context),
    )
    for (const move of before) await transaction((tx) => movePayout(tx, one, { payoutId, move }, context))
    const decide = (by: typeof one, move: PayoutMove) => () =>
      transaction((tx) => movePayout(tx, by, { payoutId, move, reason: 'For a test' }, context))
    const { won, lost } = await race(decide(one, first), decide(other, second))
    expect(won).toHaveLength(1)
    expect(lost[0]).toBeInstanceOf(Conflict)
    const { state } = await findPayout(db, one, payoutId)
    const held = await findBalance(db, transit(payoutId))
    const back = await findBalance(db, available(who.id))
    expect({ held, back }).toEqual(
      ['rejected', 'failed'].includes(state)
        ? { held: 0n, back: 4_000n }
        : { held: state === 'paid' ? 0n : 4_000n, back: 0n },
    )
  })
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
}, 120_000)
