import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { securityEvent } from '#domain/security/schema.server.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { minor } from '#platform/money/money.ts'
import { RefundRefused } from '#platform/payments/payment-provider.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { findMoneyUnderWay } from '../money-under-way.ts'
import { findPayment } from '../queries.ts'
import { paymentRefund } from '../schema.server.ts'
import { takePaymentEvent } from '../take-event.ts'
import { eventOf, makePayment } from '../testing.ts'
import { askRefund } from './ask-refund.ts'
import { sendRefund } from './send-refund.ts'

const database = await testDatabase()
const { db, transaction } = database

const begun = () =>
  transaction(async (tx) => {
    const actor = actorOf(await makeMember(tx))
    return { actor, ...(await makePayment(tx, actor)) }
  })
type Begun = Awaited<ReturnType<typeof begun>>

async function paid() {
  const one = await begun()
  await takePaymentEvent(transaction, eventOf(one, 'succeeded'))
  return one
}

const refund = ({ id: paymentId, actor }: Begun, amountMinor: number) => {
  const asked = { paymentId, amount: minor(amountMinor), formKey: crypto.randomUUID() }
  return transaction((tx) => askRefund(tx, actor, asked))
}
const wentBack = (one: Begun, amountMinor = 5_000) =>
  takePaymentEvent(transaction, eventOf(one, 'refunded', { amount: minor(amountMinor) }))
const stateOf = async (id: string) =>
  (await db.select().from(paymentRefund).where(eq(paymentRefund.id, id)))[0]?.state
const depositedBy = async ({ memberId }: Begun) => (await findOwnMoney(db, memberId)).deposited

/** Asks a provider that answers like this, and says how often it was asked. */
async function send(refundId: string, answer: () => Promise<void>): Promise<number> {
  let times = 0
  const provider = { name: 'sandbox', refund: () => (times++, answer()) }
  await sendRefund({ db, transaction, payments: { find: () => provider } as unknown as Payments }, refundId)
  return times
}
const refuse = async () => {
  throw new RefundRefused('It went back already')
}

test('what somebody sends back by hand at the provider while ours is on its way goes back once', async () => {
  const [early, meanwhile] = [await paid(), await paid()]
  const { id: known } = await refund(early, 5_000)
  expect(await wentBack(early)).toBe('applied')
  expect(await wentBack(early)).toBe('nothing new')
  expect(await send(known, refuse)).toBe(0)
  // The word overtakes the answer of a provider that was asked already.
  const { id: overtaken } = await refund(meanwhile, 5_000)
  await send(overtaken, async () => {
    await wentBack(meanwhile)
    await refuse()
  })
  for (const [one, id] of [
    [early, known],
    [meanwhile, overtaken],
  ] as const) {
    expect(await stateOf(id)).toBe('sent')
    expect(await depositedBy(one)).toBe(0n)
    expect(await findPayment(db, one.id)).toMatchObject({ state: 'refunded', refunded: 5_000n })
    expect(await findMoneyUnderWay(db, one.memberId)).toBeUndefined()
  }
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})

test('the word about one refund is nothing new while the rest of the payment is on its way, and alarms nobody', async () => {
  const one = await paid()
  const { id: first } = await refund(one, 2_000)
  await send(first, async () => {})
  const { id: rest } = await refund(one, 3_000)
  expect(await wentBack(one, 2_000)).toBe('nothing new')
  expect(await stateOf(rest)).toBe('asked')
  const alarms = await db.select().from(securityEvent).where(eq(securityEvent.kind, 'payment.mismatch'))
  expect(alarms).toEqual([])
})

test('a part that went back before anyone heard that the payment came is brought again, and taken when it has', async () => {
  const one = await begun()
  await expect(wentBack(one, 1_500)).rejects.toThrow('has not been told of yet')
  await takePaymentEvent(transaction, eventOf(one, 'succeeded'))
  expect(await wentBack(one, 1_500)).toBe('applied')
  expect(await findPayment(db, one.id)).toMatchObject({ state: 'succeeded', refunded: 1_500n })
  expect(await depositedBy(one)).toBe(3_500n)
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})
