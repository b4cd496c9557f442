import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { disputedMoney, ledgerChecks } from '#domain/areas.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import { findingsOf, giveEarned, spendAll, spendSome } from '#domain/ledger/testing.ts'
import { applyPaymentEvent, askRefund, takePaymentEvent } from '#domain/payments/index.ts'
import { chargeback } from '#domain/payments/schema.server.ts'
import { chargebackOf, eventOf, makePayment } from '#domain/payments/testing.ts'
import { askPayout } from '#domain/payouts/index.ts'
import { context, makeMethod } from '#domain/payouts/testing.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { minor } from '#platform/money/money.ts'
import { inRounds, race } from './rounds.ts'

const database = await testDatabase()
const { db, transaction } = database
const nothingShared = async () => undefined
const SHORT = 20

const aPaid = () =>
  transaction(async (tx) => {
    const actor = actorOf(await makeMember(tx))
    const paid = await makePayment(tx, actor, 5_000)
    await applyPaymentEvent(tx, eventOf(paid, 'succeeded'))
    return { ...paid, actor }
  })

test('a refund to the card against spending the same money: one has it, in every round', async () => {
  await inRounds(
    nothingShared,
    async (_, round) => {
      const one = await aPaid()
      const asked = { paymentId: one.id, amount: minor(5_000), formKey: 'a form' }
      const { won } = await race(
        round,
        () => transaction((tx) => askRefund(tx, one.actor, asked)),
        () => transaction((tx) => spendSome(tx, one.memberId, 5_000)),
      )
      expect(won).toHaveLength(1)
      expect((await findOwnMoney(db, one.memberId)).available).toBe(0n)
    },
    SHORT,
  )
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
}, 120_000)

test('a chargeback against a payout: what is held and what is owed are what was wanted, in every round', async () => {
  await inRounds(
    nothingShared,
    async (_, round) => {
      const one = await aPaid()
      const methodId = await transaction(async (tx) => {
        await spendAll(tx, one.memberId)
        await giveEarned(tx, one.memberId, 6_000)
        return makeMethod(tx, one.memberId)
      })
      const asked = { amount: minor(4_000), methodId }
      const { won } = await race(
        round,
        () => transaction((tx) => askPayout(tx, one.actor, asked, { ...context, disputedMoney })),
        () => takePaymentEvent(transaction, chargebackOf(one, 'chargeback-opened')),
      )
      const isPaidOut = won.includes(0)
      expect(won).toContain(1)
      const [found] = await db.select().from(chargeback).where(eq(chargeback.paymentId, one.id))
      expect(found?.held).toBe(isPaidOut ? 2_000n : 5_000n)
      expect((await findOwnMoney(db, one.memberId)).earned).toBe(isPaidOut ? 0n : 1_000n)
    },
    SHORT,
  )
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
}, 120_000)
