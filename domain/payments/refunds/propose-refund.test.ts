import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { findPeople } from '#domain/accounts/index.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import { findingsOf, spendAll } from '#domain/ledger/testing.ts'
import { initialSettings } from '#domain/settings/index.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { minor } from '#platform/money/money.ts'
import { applyPaymentEvent } from '../apply-event.ts'
import { eachPaymentIsBookedOnce, paymentsAreInTheBook } from '../check-ledger.ts'
import { findWholePayment } from '../listing/list-payments.ts'
import { paymentRefund } from '../schema.server.ts'
import { eventOf, makePayment } from '../testing.ts'
import { askRefund } from './ask-refund.ts'
import { confirmRefund, declineRefund, proposeRefund } from './propose-refund.ts'
import { sendBack } from './send-back.ts'

const database = await testDatabase()
const { db, transaction } = database
const ABOVE = initialSettings.refundFourEyesMinor + 1

const [one, other, third] = await transaction(async (tx) => [
  actorOf(await makeMember(tx, { role: 'finance' })),
  actorOf(await makeMember(tx, { role: 'finance' })),
  actorOf(await makeMember(tx, { role: 'admin' })),
])

const aPaid = (amount = ABOVE * 2) =>
  transaction(async (tx) => {
    const paid = await makePayment(tx, actorOf(await makeMember(tx)), amount)
    await applyPaymentEvent(tx, eventOf(paid, 'succeeded'))
    return paid
  })

const asked = (paymentId: string, amount = ABOVE) => ({
  paymentId,
  amount: minor(amount),
  reason: 'Paid twice by mistake',
  formKey: crypto.randomUUID(),
})
const propose = (paymentId: string) => transaction((tx) => proposeRefund(tx, one, asked(paymentId)))
const confirm = (proposalId: string, by = other) => transaction((tx) => confirmRefund(tx, by, { proposalId }))
const refundsOf = (paymentId: string) =>
  db.select().from(paymentRefund).where(eq(paymentRefund.paymentId, paymentId))

test('above the bound one alone sends nothing back; a colleague who agrees does, once', async () => {
  const { id, memberId } = await aPaid()
  await expect(transaction((tx) => askRefund(tx, one, asked(id)))).rejects.toThrow('four eyes')
  const proposal = await propose(id)
  await expect(confirm(proposal.id, one)).rejects.toThrow('a colleague confirms it')
  expect(await refundsOf(id)).toHaveLength(0)
  await confirm(proposal.id)
  await confirm(proposal.id)
  expect(await refundsOf(id)).toMatchObject([{ amount: BigInt(ABOVE), state: 'asked' }])
  expect((await findOwnMoney(db, memberId)).available).toBe(BigInt(ABOVE))
})

test('a large sum does not go back alone in small parts: what was sent so before counts', async () => {
  const { id } = await aPaid()
  const half = Math.ceil(ABOVE / 2)
  const [first, second] = [asked(id, half), asked(id, half)]
  const send = (form = first) => transaction((tx) => sendBack(tx, one, form))
  // A form that comes twice is one.
  expect([await send(), await send(), await send(second)]).toEqual(['sent', 'sent', 'proposed'])
  await expect(transaction((tx) => askRefund(tx, other, asked(id, half)))).rejects.toThrow('four eyes')
  expect(await refundsOf(id)).toHaveLength(1)
})

test('a refund that waits is told to those who may decide, and to nobody else', async () => {
  const { id } = await aPaid()
  await propose(id)
  const letters = await db
    .select()
    .from(mailMessage)
    .where(like(mailMessage.text, `%/admin/payments/${id}#%`))
  const told = await findPeople(db, [other.id, third.id])
  expect(new Set(letters.map(({ to }) => to))).toEqual(new Set([...told.values()].map(({ email }) => email)))
  expect(letters[0]?.subject).toContain('waits for a second pair of eyes')
  expect(letters[0]?.text).toContain('Paid twice by mistake')
})

test('two who confirm at once send it back once, in every round', async () => {
  for (let round = 0; round < 10; round++) {
    const { id } = await aPaid()
    const proposal = await propose(id)
    const ends = await Promise.allSettled([confirm(proposal.id), confirm(proposal.id, third)])
    expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refundsOf(id)).toHaveLength(1)
  }
  expect(await findingsOf(database, [eachPaymentIsBookedOnce, paymentsAreInTheBook])).toEqual([])
})

test('what was spent since it was proposed stays spent, and what was declined is over', async () => {
  const { id, memberId } = await aPaid()
  const [spent, declined] = [await propose(id), await propose(id)]
  await transaction((tx) => declineRefund(tx, other, { proposalId: declined.id, reason: 'It was one order' }))
  await expect(confirm(declined.id)).rejects.toThrow('declined already')
  await transaction((tx) => spendAll(tx, memberId))
  await expect(confirm(spent.id)).rejects.toThrow('spent')
  expect(await refundsOf(id)).toHaveLength(0)
})

test('each word of a provider is kept once, with how often it came and what came of it', async () => {
  const paid = await aPaid(5_000)
  const say = (change = {}) => transaction((tx) => applyPaymentEvent(tx, eventOf(paid, 'succeeded', change)))
  await say()
  await say()
  await say({ amount: minor(1) })
  const { words } = await findWholePayment(db, one, paid.id)
  expect(words.map(({ outcome, result, times }) => ({ outcome, result, times }))).toEqual([
    { outcome: 'succeeded', result: 'applied', times: 1 },
    { outcome: 'succeeded', result: 'nothing new', times: 2 },
    { outcome: 'succeeded', result: 'mismatch', times: 1 },
  ])
})
