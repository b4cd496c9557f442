import { asc, eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { findPerson } from '#domain/accounts/index.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { findOwnMoney } from '#domain/ledger/index.ts'
import { findingsOf, giveEarned, spendSome } from '#domain/ledger/testing.ts'
import { HOUR_MS } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import type { Announced } from '#platform/events/events.ts'
import { mailMessage } from '#platform/mail/schema.server.ts'
import { minor } from '#platform/money/money.ts'
import type { SentBack } from '#platform/payments/payment-provider.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { openStripe } from '#platform/payments/stripe.ts'
import { startStripePeer } from '#platform/payments/testing-peer.ts'
import { decideChargeback } from '../chargebacks/decide-chargeback.ts'
import { findPayment } from '../queries.ts'
import { chargeback, payment, paymentRefund } from '../schema.server.ts'
import { takePaymentEvent } from '../take-event.ts'
import { eventOf, makePayment } from '../testing.ts'
import { askRefund } from './ask-refund.ts'
import { compareOpenCases, compareRefunds, compareRefundsOf } from './compare-refunds.ts'
import { sendRefund } from './send-refund.ts'

const announced: Announced[] = []
const database = await testDatabase({ hear: (event) => void announced.push(event) })
const { db, transaction } = database
const peer = await startStripePeer()
afterAll(() => peer.close())
const boss = await transaction(async (tx) => actorOf(await makeMember(tx, { role: 'admin' })))

async function paid(amountMinor = 5_000) {
  const one = await transaction(async (tx) => {
    const actor = actorOf(await makeMember(tx))
    return { actor, ...(await makePayment(tx, actor, amountMinor)) }
  })
  await takePaymentEvent(transaction, eventOf(one, 'succeeded'))
  return one
}
type Paid = Awaited<ReturnType<typeof paid>>

const wentBack = (one: Paid, amountMinor: number) =>
  takePaymentEvent(transaction, eventOf(one, 'refunded', { amount: minor(amountMinor) }))
const byHand = (amountMinor: number, stands = true): SentBack => ({
  refundId: undefined,
  amount: minor(amountMinor),
  stands,
})
const ours = (refundId: string, amountMinor: number, stands = true) => ({
  ...byHand(amountMinor, stands),
  refundId,
})

/** A provider that has sent back just this. */
const that = (...listed: SentBack[]) => ({
  db,
  transaction,
  payments: {
    find: () => ({ name: 'sandbox', listRefunds: async () => listed, refund: async () => {} }),
  } as unknown as Payments,
})
const compare = (one: Paid, ...listed: SentBack[]) => compareRefunds(that(...listed), one.id)

const partsOf = async ({ memberId }: Paid) => {
  const { deposited, earned } = await findOwnMoney(db, memberId)
  return [Number(deposited), Number(earned)]
}
const refundsOf = async ({ id }: Paid) => {
  const rows = await db
    .select()
    .from(paymentRefund)
    .where(eq(paymentRefund.paymentId, id))
    .orderBy(asc(paymentRefund.amount))
  return rows.map(({ amount, state }) => `${amount} ${state}`)
}
const casesOf = async ({ id }: Paid) =>
  db.select().from(chargeback).where(eq(chargeback.paymentId, id)).orderBy(asc(chargeback.number))
const refundBy = async (one: Paid, amountMinor: number) => {
  const asked = { paymentId: one.id, amount: minor(amountMinor), formKey: crypto.randomUUID() }
  return (await transaction((tx) => askRefund(tx, one.actor, asked))).id
}
const sent = async (one: Paid, amountMinor: number) => {
  const id = await refundBy(one, amountMinor)
  await sendRefund(that(), id)
  return id
}
const subjectsTo = async (memberId: string) => {
  const email = (await findPerson(db, memberId))?.email ?? ''
  const rows = await db.select().from(mailMessage).where(eq(mailMessage.to, email))
  return rows.map(({ subject }) => subject)
}
const expectSoundBook = async () => expect(await findingsOf(database, ledgerChecks)).toEqual([])

test('what was sent back by hand and did not arrive is its payer’s again, once, however often that is told', async () => {
  const one = await paid()
  await wentBack(one, 5_000)
  expect(await partsOf(one)).toEqual([0, 0])
  await compare(one, byHand(5_000))
  expect(await partsOf(one)).toEqual([0, 0])
  await Promise.allSettled([compare(one, byHand(5_000, false)), compare(one, byHand(5_000, false))])
  await compare(one, byHand(5_000, false))
  expect(await partsOf(one)).toEqual([5_000, 0])
  expect(await findPayment(db, one.id)).toMatchObject({ state: 'succeeded', refunded: 0n })
  expect(await subjectsTo(one.memberId)).toContain('$50.00 could not be sent back')
  // Sent again, it is taken again.
  await wentBack(one, 5_000)
  await compare(one, byHand(5_000, false), byHand(5_000))
  expect(await partsOf(one)).toEqual([0, 0])
  await expectSoundBook()
})

test('of what was told as one sum the part comes back that did not arrive, and what we sent ourselves stays sent', async () => {
  const one = await paid()
  const id = await sent(one, 1_000)
  await wentBack(one, 1_700)
  await compare(one, ours(id, 1_000), byHand(300, false), byHand(400))
  expect(await partsOf(one)).toEqual([3_600, 0])
  expect(await refundsOf(one)).toEqual(['300 failed', '400 sent', '1000 sent'])
  expect(await findPayment(db, one.id)).toMatchObject({ refunded: 1_400n })
  // One of ours failed as well, and its own message did not come yet.
  await compare(one, ours(id, 1_000, false), byHand(300, false), byHand(400))
  await takePaymentEvent(transaction, { provider: 'sandbox', outcome: 'refund-failed', refundId: id })
  expect(await partsOf(one)).toEqual([4_600, 0])
  await expectSoundBook()
})

test('one that we meant to send and somebody sent by hand comes back like any other of theirs', async () => {
  const one = await paid()
  await refundBy(one, 5_000)
  await wentBack(one, 5_000)
  expect(await refundsOf(one)).toEqual(['5000 sent'])
  // It may be one of ours that the list does not have yet.
  await expect(compare(one)).rejects.toThrow('a moment ago')
  expect(await partsOf(one)).toEqual([0, 0])
  const before = new Date(Date.now() - HOUR_MS)
  await db.update(paymentRefund).set({ endedAt: before }).where(eq(paymentRefund.paymentId, one.id))
  await compare(one, byHand(5_000, false))
  expect(await partsOf(one)).toEqual([5_000, 0])
  await expectSoundBook()
})

test('what of ours is sent while the provider answers is not taken for something that came back', async () => {
  const one = await paid()
  await wentBack(one, 500)
  const id = await refundBy(one, 1_000)
  const slow = that(byHand(500, false))
  const provider = slow.payments.find('sandbox')
  if (!provider) throw new Error('Nobody answers')
  const parts = {
    ...slow,
    payments: {
      find: () => ({
        ...provider,
        async listRefunds(...asked: Parameters<typeof provider.listRefunds>) {
          const answer = await provider.listRefunds(...asked)
          await sendRefund(that(), id)
          return answer
        },
      }),
    } as unknown as Payments,
  }
  await expect(compareRefunds(parts, one.id)).rejects.toThrow('while the provider was asked')
  expect(await partsOf(one)).toEqual([3_500, 0])
  await compare(one, byHand(500, false), ours(id, 1_000))
  expect(await partsOf(one)).toEqual([4_000, 0])
  await expectSoundBook()
})

test('what no message told of is taken, and a provider that can’t say moves nothing', async () => {
  const one = await paid()
  const silent = {
    find: () => ({ name: 'sandbox', listRefunds: async () => undefined }),
  } as unknown as Payments
  await compareRefunds({ db, transaction, payments: silent }, one.id)
  expect(await partsOf(one)).toEqual([5_000, 0])
  await compare(one, byHand(1_200))
  await compare(one, byHand(1_200))
  expect(await wentBack(one, 1_200)).toBe('nothing new')
  expect(await partsOf(one)).toEqual([3_800, 0])
  await expectSoundBook()
})

test('Stripe’s message about a refund that knows no name of ours leads to its payment', async () => {
  const one = await transaction(async (tx) => makePayment(tx, actorOf(await makeMember(tx)), 5_000))
  const stripe = openStripe(peer.config)
  const payments = { find: () => stripe } as unknown as Payments
  const { id: paymentId, amount, currency } = one
  const asked = { paymentId, amount, currency, description: 'Top-up', returnUrl: 'http://hall.test/' }
  const { reference } = await stripe.start(asked)
  peer.pay(paymentId)
  await db.update(payment).set({ provider: 'stripe', reference }).where(eq(payment.id, paymentId))
  const known = { ...one, provider: 'stripe' as const, reference }
  await takePaymentEvent(transaction, eventOf(known, 'succeeded'))
  peer.giveBack(paymentId)
  await takePaymentEvent(transaction, eventOf(known, 'refunded'))
  expect((await findOwnMoney(db, one.memberId)).deposited).toBe(0n)
  peer.failRefunds(paymentId)
  const { body, headers } = peer.message('refund.failed', paymentId)
  const said = stripe.readWebhook(headers, body, new Date())
  if (!said) throw new Error('Nothing was said')
  announced.length = 0
  expect(await takePaymentEvent(transaction, said)).toBe('applied')
  const came = announced.find((event) => event.kind === 'payment.came-back-outside')
  if (!came) throw new Error('Nobody asks')
  await compareRefundsOf({ db, transaction, payments }, came)
  await compareRefundsOf({ db, transaction, payments }, came)
  expect((await findOwnMoney(db, one.memberId)).deposited).toBe(5_000n)
  await expectSoundBook()
})

test('sent back by hand after it was spent, it is a case: what is there is held, the rest is owed, until somebody decides', async () => {
  const one = await paid()
  await transaction((tx) => spendSome(tx, one.memberId, 4_000))
  await transaction((tx) => giveEarned(tx, one.memberId, 700))
  expect(await wentBack(one, 3_000)).toBe('applied')
  expect(await wentBack(one, 3_000)).toBe('nothing new')
  await compare(one, byHand(3_000))
  expect(await partsOf(one)).toEqual([0, 0])
  const [made] = await casesOf(one)
  expect(await casesOf(one)).toMatchObject([{ state: 'open', amount: 3_000n, held: 1_700n }])
  expect(await findPayment(db, one.id)).toMatchObject({ state: 'succeeded', refunded: 0n })
  expect(await subjectsTo(one.memberId)).toContain('$30.00 went back to you, and you had spent it here')
  expect((await subjectsTo(boss.id)).some((subject) => /^Chargeback \d+ of \$30\.00$/.test(subject))).toBe(
    true,
  )
  const decide = (outcome: 'won' | 'lost') =>
    transaction((tx) =>
      decideChargeback(tx, boss, { chargebackId: made?.id ?? '', outcome, note: 'For a test' }),
    )
  // That it came back is not for a person to say: the book would have money that its payer has.
  await expect(decide('won')).rejects.toThrow('is booked by itself')
  await expectSoundBook()
  await decide('lost')
  expect(await wentBack(one, 3_000)).toBe('nothing new')
  await compare(one, byHand(3_000))
  expect(await casesOf(one)).toMatchObject([{ state: 'lost' }])
  await expectSoundBook()
})

test('a case of what was sent back by hand ends by itself when that did not arrive, whole or in part', async () => {
  const [whole, part] = [await paid(), await paid()]
  for (const one of [whole, part]) {
    await transaction((tx) => spendSome(tx, one.memberId, 4_000))
    await transaction((tx) => giveEarned(tx, one.memberId, 700))
    await wentBack(one, 3_000)
  }
  await compareOpenCases(that(byHand(3_000, false)))
  for (const one of [whole, part]) {
    expect(await partsOf(one)).toEqual([1_000, 700])
    expect(await casesOf(one)).toMatchObject([{ state: 'won' }])
  }
  expect(await subjectsTo(whole.memberId)).toContain('$30.00 did not go back after all')
  await wentBack(part, 3_000)
  await compare(part, byHand(3_000, false), byHand(2_100, false), byHand(900))
  expect(await partsOf(part)).toEqual([100, 700])
  expect((await casesOf(part)).map(({ state }) => state)).toEqual(['won', 'won'])
  expect(await refundsOf(part)).toEqual(['900 sent'])
  await expectSoundBook()
})
