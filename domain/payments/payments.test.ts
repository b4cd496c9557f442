import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { operator } from '#domain/actor.ts'
import { deposited, escrow, findBalance, postTransfer } from '#domain/ledger/index.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { securityEvent } from '#domain/security/schema.server.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { Invalid } from '#platform/errors/errors.ts'
import { minor } from '#platform/money/money.ts'
import { paymentOutcomes } from '#platform/payments/payment-provider.ts'
import { applyPaymentEvent } from './apply-event.ts'
import { erasePayments } from './erase-payments.ts'
import { exportPayments } from './export-payments.ts'
import { findOwnPayment, findPayment } from './queries.ts'
import { askRefund } from './refunds/ask-refund.ts'
import { chargeback, payment, paymentRefund, refundProposal } from './schema.server.ts'
import { startPayment } from './start-payment.ts'
import { takePaymentEvent } from './take-event.ts'
import { chargeBack, eventOf, makePayment } from './testing.ts'

const announced: string[] = []
const database = await testDatabase({ react: async (_, event) => void announced.push(event.kind) })
const { db, transaction } = database

const aMember = () => transaction(async (tx) => actorOf(await makeMember(tx)))
const aPayment = async (amountMinor = 5_000) => {
  const actor = await aMember()
  return transaction((tx) => makePayment(tx, actor, amountMinor))
}
const balanceOf = (memberId: string) => findBalance(db, deposited(memberId))
const stateOf = async (id: string) => (await findPayment(db, id))?.state
const alarmsOf = async (memberId: string) =>
  (await db.select().from(securityEvent).where(eq(securityEvent.memberId, memberId))).map(({ kind }) => kind)
const expectSoundBook = async () => expect(await findingsOf(database, ledgerChecks)).toEqual([])

test('only the word of the provider credits, and it is announced', async () => {
  const one = await aPayment()
  expect(await balanceOf(one.memberId)).toBe(0n)
  announced.length = 0
  expect(await transaction((tx) => applyPaymentEvent(tx, eventOf(one, 'succeeded')))).toBe('applied')
  expect(await balanceOf(one.memberId)).toBe(5_000n)
  expect(await stateOf(one.id)).toBe('succeeded')
  expect(announced).toEqual(['money.moved', 'payment.succeeded'])
  await expectSoundBook()
})

test('money that went back before anyone heard that it came ends what waited for it, once', async () => {
  const one = await aPayment()
  announced.length = 0
  const says = () => transaction((tx) => applyPaymentEvent(tx, eventOf(one, 'refunded')))
  expect(await says()).toBe('applied')
  expect(announced).toEqual(['payment.ended'])
  expect(await says()).toBe('nothing new')
  expect(await transaction((tx) => applyPaymentEvent(tx, eventOf(one, 'succeeded')))).toBe('nothing new')
  expect(announced).toEqual(['payment.ended'])
  expect(await balanceOf(one.memberId)).toBe(0n)
})

test('the same word many times at once credits once, in every one of 200 rounds', async () => {
  for (let round = 0; round < 200; round++) {
    const one = await aPayment(1_000 + round)
    const said = await Promise.all(
      Array.from({ length: 4 }, () => takePaymentEvent(transaction, eventOf(one, 'succeeded'))),
    )
    expect(said.toSorted()).toEqual(['applied', 'nothing new', 'nothing new', 'nothing new'])
    expect(await balanceOf(one.memberId)).toBe(BigInt(1_000 + round))
  }
  await expectSoundBook()
}, 60_000)

test('words in any order, any number and at once leave the book sound and money that came credited', async () => {
  const words = fc.array(fc.constantFrom(...paymentOutcomes), { minLength: 1, maxLength: 6 })
  await fc.assert(
    fc.asyncProperty(words, fc.boolean(), async (outcomes, atOnce) => {
      const one = await aPayment()
      const say = (outcome: (typeof outcomes)[number]) => takePaymentEvent(transaction, eventOf(one, outcome))
      if (atOnce) await Promise.all(outcomes.map(say))
      else for (const outcome of outcomes) await say(outcome)
      const isPaid = outcomes.includes('succeeded') && !outcomes.includes('refunded')
      expect(await balanceOf(one.memberId)).toBe(isPaid ? 5_000n : 0n)
      const state = await stateOf(one.id)
      if (isPaid) expect(state).toBe('succeeded')
      if (outcomes.includes('refunded')) expect(state).toBe('refunded')
    }),
    { numRuns: 100 },
  )
  await expectSoundBook()
}, 60_000)

test.each([
  ['another amount', { amount: minor(500_000) }],
  ['a smaller amount', { amount: minor(1) }],
  ['another currency', { currency: 'JPY' }],
  ['another name', { reference: 'somebody-elses' }],
])('%s credits nothing and raises an alarm', async (_, change) => {
  const one = await aPayment()
  expect(await takePaymentEvent(transaction, eventOf(one, 'succeeded', change))).toBe('mismatch')
  expect(await balanceOf(one.memberId)).toBe(0n)
  expect(await stateOf(one.id)).toBe('pending')
  expect(await alarmsOf(one.memberId)).toEqual(['payment.mismatch'])
  expect(await takePaymentEvent(transaction, eventOf(one, 'succeeded'))).toBe('applied')
})

test('a word about nothing of ours, or of another provider, moves nothing', async () => {
  const one = await aPayment()
  for (const change of [
    { paymentId: crypto.randomUUID() },
    { paymentId: 'no name of ours', reference: undefined },
    { provider: 'stripe' as const },
  ])
    expect(await takePaymentEvent(transaction, eventOf(one, 'succeeded', change))).toBe('unknown')
  expect(await balanceOf(one.memberId)).toBe(0n)
})

test('a word that comes before its payment is known by name finds it by ours', async () => {
  const actor = await aMember()
  const one = await transaction((tx) => makePayment(tx, actor))
  await db
    .update(payment)
    .set({ reference: null, payAt: null, state: 'created' })
    .where(eq(payment.id, one.id))
  expect(await takePaymentEvent(transaction, eventOf(one, 'succeeded'))).toBe('applied')
  expect(await findPayment(db, one.id)).toMatchObject({ state: 'succeeded', reference: one.reference })
})

test('what was spent can’t be given back, and where it was at the provider that is a case and an alarm', async () => {
  const one = await aPayment()
  await takePaymentEvent(transaction, eventOf(one, 'succeeded'))
  await transaction((tx) =>
    postTransfer(tx, {
      kind: 'fund',
      key: `fund:${one.id}`,
      subject: { kind: 'milestone', id: one.id },
      postings: [
        { account: deposited(one.memberId), amount: minor(-1) },
        { account: escrow(one.id), amount: minor(1) },
      ],
    }),
  )
  const whole = { paymentId: one.id, amount: one.amount, formKey: 'a form', reason: 'For a test' }
  await expect(transaction((tx) => askRefund(tx, operator, whole))).rejects.toThrow('at most $49.99')
  expect(await takePaymentEvent(transaction, eventOf(one, 'refunded'))).toBe('applied')
  expect(await stateOf(one.id)).toBe('succeeded')
  expect(await db.select().from(chargeback).where(eq(chargeback.paymentId, one.id))).toMatchObject([
    { state: 'open', amount: 5_000n, held: 4_999n },
  ])
  const alarms = await db.select().from(securityEvent).where(eq(securityEvent.kind, 'payment.refund-short'))
  expect(alarms).toHaveLength(1)
  await expectSoundBook()
})

test('a top-up is within the bounds of the settings, and is not begun where nobody takes it', async () => {
  const actor = await aMember()
  const settings = { currency: 'USD', topUpMinMinor: 500, topUpMaxMinor: 1_000_000 }
  const start = (amountMinor: number, provider: 'sandbox' | undefined = 'sandbox') =>
    transaction((tx) =>
      startPayment(tx, actor, { amount: minor(amountMinor), purpose: 'top-up' }, { settings, provider }),
    )
  await expect(start(499)).rejects.toThrow(Invalid)
  await expect(start(1_000_001)).rejects.toThrow('from $5.00 to $10,000.00')
  expect(await start(500)).toMatchObject({ state: 'created', currency: 'USD', amount: 500n })
  expect(await start(1_000_000)).toMatchObject({
    returnTo: expect.stringMatching(/^\/my\/balance\/payments\//),
  })
  await expect(
    transaction((tx) =>
      startPayment(tx, actor, { amount: minor(500), purpose: 'top-up' }, { settings, provider: undefined }),
    ),
  ).rejects.toThrow('not set up')
})

test('a payment is there for the one who pays, and for nobody else', async () => {
  const one = await aPayment()
  expect(await findOwnPayment(db, one.memberId, one.id)).toMatchObject({ id: one.id })
  await expect(findOwnPayment(db, crypto.randomUUID(), one.id)).rejects.toThrow('no such payment')
  await expect(findOwnPayment(db, one.memberId, '../etc')).rejects.toThrow('no such payment')
})

test('the verifier finds a payment that the book does not have', async () => {
  const one = await aPayment()
  await db.update(payment).set({ state: 'succeeded' }).where(eq(payment.id, one.id))
  const found = await findingsOf(database, ledgerChecks)
  expect(found.some((line) => line.includes(one.id))).toBe(true)
  expect(found.some((line) => line.startsWith('Payments through sandbox'))).toBe(true)
  await db.update(payment).set({ state: 'pending' }).where(eq(payment.id, one.id))
})

test('of what went back of a payment somebody takes along what they were told, and when they leave no card and no words of staff stay', async () => {
  const one = await aPayment()
  await transaction((tx) => applyPaymentEvent(tx, eventOf(one, 'succeeded')))
  const back = { paymentId: one.id, amount: minor(1_000), formKey: 'one', reason: 'Paid twice' }
  await transaction((tx) => askRefund(tx, operator, back))
  await transaction((tx) => chargeBack(tx, one.id))
  const [paid] = await exportPayments(db, one.memberId)
  expect(paid).toMatchObject({
    refunds: [{ amountMinor: '1000', state: 'asked', reason: 'Paid twice' }],
    chargebacks: [{ amountMinor: '5000', heldMinor: '4000', state: 'open' }],
  })
  const { memberId, id: paymentId } = one
  const proposed = { memberId, paymentId, amount: minor(1), proposedBy: 'operator', proposedAt: new Date() }
  await db.insert(refundProposal).values({
    ...proposed,
    formKey: 'two',
    reason: 'They wrote to us',
    state: 'declined',
    declinedWhy: 'They are not who they say',
  })
  await db.update(chargeback).set({ note: 'They admit it' }).where(eq(chargeback.paymentId, paymentId))
  await db.update(payment).set({ payerHash: 'a card' }).where(eq(payment.id, paymentId))
  await transaction((tx) => erasePayments(tx, memberId))
  expect(await findPayment(db, paymentId)).toMatchObject({ payerHash: null, amount: 5_000n })
  const left = await Promise.all([
    db.select().from(paymentRefund).where(eq(paymentRefund.paymentId, paymentId)),
    db.select().from(refundProposal).where(eq(refundProposal.paymentId, paymentId)),
    db.select().from(chargeback).where(eq(chargeback.paymentId, paymentId)),
  ])
  expect(left).toMatchObject([
    [{ reason: '', amount: 1_000n }],
    [{ reason: '', declinedWhy: '' }],
    [{ cause: '', note: '', amount: 5_000n }],
  ])
  await expectSoundBook()
})
