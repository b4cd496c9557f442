import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { decideDispute } from '#domain/deals/index.ts'
import { aDispute } from '#domain/deals/testing-disputes.ts'
import { aPair, stateOf } from '#domain/deals/testing.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { minor } from '#platform/money/money.ts'
import { inRounds, race } from './rounds.ts'

const database = await testDatabase()
const { db, transaction } = database
const admin = () => transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))
const [ada, bea] = [await admin(), await admin()]
const reasons = 'Half of what was agreed was delivered, as the pictures show.'

test('two administrators decide at the same instant: one wins and the other is told, in every round', async () => {
  const openLane = () => transaction((tx) => aPair(tx, 100_000_000))
  await inRounds(openLane, async (pair, round) => {
    const { dealId, milestoneId } = await transaction((tx) => aDispute(tx, pair))
    const decide = (by: typeof ada, earned: number) => () =>
      transaction((tx) =>
        decideDispute(tx, by, {
          dealId,
          milestoneId,
          earnedMinor: minor(earned),
          fault: 'seller',
          reasons,
        }),
      )
    const { won, told } = await race(round, decide(ada, 10_000), decide(bea, 0))
    expect(won).toHaveLength(1)
    expect(told[0]).toBeInstanceOf(Conflict)
    expect(told[0]?.message).toContain('The dispute is over already')
    expect(await stateOf({ db: db as never }, dealId)).toBe(won[0] === 0 ? 'completed' : 'cancelled')
  })
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})
