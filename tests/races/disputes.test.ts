import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { appealDecision, decideDispute, upholdDecision } from '#domain/deals/index.ts'
import { dispute } from '#domain/deals/schema.server.ts'
import { aDispute } from '#domain/deals/testing-disputes.ts'
import { aPair, stateOf } from '#domain/deals/testing.ts'
import { clearDue, findOwnMoney } from '#domain/ledger/index.ts'
import { ledgerClearing } from '#domain/ledger/schema.server.ts'
import { findingsOf, spendAll } from '#domain/ledger/testing.ts'
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

test('an appeal meets another, what is spent and what clears: the money of a decision is held, or it is theirs', async () => {
  let clearsMs = 0
  const inTime = database.transactionAt(() => new Date(clearsMs - 1))
  const tooLate = database.transactionAt(() => new Date(clearsMs))
  for (let round = 0; round < 20; round += 1) {
    const pair = await transaction((tx) => aPair(tx, 10_000))
    const which = await transaction((tx) => aDispute(tx, pair))
    const decision = { ...which, earnedMinor: minor(4_000), fault: 'both' as const, reasons }
    await transaction((tx) => decideDispute(tx, ada, decision))
    const [row] = await db
      .select()
      .from(ledgerClearing)
      .where(eq(ledgerClearing.subjectId, which.milestoneId))
    clearsMs = row?.clearsAt.getTime() ?? 0
    const appeal = (by: typeof ada) => () =>
      inTime((tx) => appealDecision(tx, by, { ...which, decideBy: tx.now }))
    const { won, told } = await race(
      round,
      appeal(pair.buyer),
      () => tooLate(clearDue),
      () => transaction((tx) => spendAll(tx, pair.buyer.id)),
      appeal(pair.seller),
    )
    expect(won.filter((one) => one === 0 || one === 3)).toHaveLength(1)
    expect(told).toHaveLength(1)
    const [appealed] = await db.select().from(dispute).where(eq(dispute.id, which.disputeId))
    const isHeld = appealed?.appealHeldMinor !== null
    // Whatever was first: what clears waits as long as the appeal does, and what cleared is left alone.
    expect((await findOwnMoney(db, pair.seller.id)).clearing).toBe(isHeld ? 3_600n : 0n)
    expect((await findOwnMoney(db, pair.buyer.id)).available).toBe(0n)
    await tooLate((tx) => upholdDecision(tx, bea, { ...which, reasons }))
  }
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})
