import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { earned, findBalance, transit } from '#domain/ledger/index.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { minor } from '#platform/money/money.ts'
import { askPayout, findPayout, movePayout } from '#domain/payouts/index.ts'
import type { PayoutMove } from '#domain/payouts/states.ts'
import { context, makePayee } from '#domain/payouts/testing.ts'
import { inRounds, race } from './rounds.ts'

const database = await testDatabase()
const { db, transaction } = database
const [one, other] = await transaction(async (tx) => [
  actorOf(await makeMember(tx, { role: 'admin' })),
  actorOf(await makeMember(tx, { role: 'admin' })),
])

const nothingShared = async () => undefined

test('two tabs ask at once: one payout, and the other tab is told', async () => {
  await inRounds(nothingShared, async (_, round) => {
    const who = await transaction((tx) => makePayee(tx, 9_000))
    const ask = () =>
      transaction((tx) => askPayout(tx, who.actor, { amount: minor(4_000), methodId: who.methodId }, context))
    const { won, told } = await race(round, ask, ask)
    expect(won).toHaveLength(1)
    expect(told[0]).toBeInstanceOf(Conflict)
    expect(told[0]?.message).toMatch(/open already/)
    expect(await findBalance(db, earned(who.id))).toBe(5_000n)
  })
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
}, 120_000)

const pairs: [before: PayoutMove[], first: PayoutMove, second: PayoutMove][] = [
  [[], 'approve', 'approve'],
  [[], 'reject', 'reject'],
  [['approve'], 'send', 'reject'],
  [['approve', 'send'], 'pay', 'fail'],
  [['approve', 'send'], 'pay', 'pay'],
  [['approve', 'send', 'pay'], 'return', 'return'],
]

test('two administrators decide at once: one decision, and the other is told', async () => {
  await inRounds(nothingShared, async (_, round) => {
    const [before, first, second] = pairs[round % pairs.length] ?? [[], 'approve', 'approve']
    const who = await transaction((tx) => makePayee(tx, 4_000))
    const { id: payoutId } = await transaction((tx) =>
      askPayout(tx, who.actor, { amount: minor(4_000), methodId: who.methodId }, context),
    )
    for (const move of before) await transaction((tx) => movePayout(tx, one, { payoutId, move }, context))
    const decide = (by: typeof one, move: PayoutMove) => () =>
      transaction((tx) => movePayout(tx, by, { payoutId, move, reason: 'For a test' }, context))
    const { won, told } = await race(round, decide(one, first), decide(other, second))
    expect(won).toHaveLength(1)
    expect(told[0]).toBeInstanceOf(Conflict)
    const { state } = await findPayout(db, one, payoutId)
    const held = await findBalance(db, transit(payoutId))
    const back = await findBalance(db, earned(who.id))
    expect({ held, back }).toEqual(
      ['rejected', 'failed'].includes(state)
        ? { held: 0n, back: 4_000n }
        : { held: state === 'paid' ? 0n : 4_000n, back: 0n },
    )
  })
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
}, 120_000)
