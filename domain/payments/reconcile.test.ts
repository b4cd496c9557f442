import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { member } from '#domain/accounts/schema.server.ts'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { deposited, findBalance } from '#domain/ledger/index.ts'
import { findingsOf } from '#domain/ledger/testing.ts'
import { ledgerChecks } from '#domain/areas.ts'
import { DAY_MS, HOUR_MS, movableClock } from '#platform/clock/clock.ts'
import { testDatabase } from '#platform/db/testing.ts'
import { minor } from '#platform/money/money.ts'
import type { PaymentProvider } from '#platform/payments/payment-provider.ts'
import type { Payments } from '#platform/payments/payments.ts'
import { openSandbox } from '#platform/payments/sandbox.ts'
import { chooseInSandbox } from '#platform/payments/sandbox-page.ts'
import { openStripe } from '#platform/payments/stripe.ts'
import { startStripePeer } from '#platform/payments/testing-peer.ts'
import { notePaymentSent } from './note-sent.ts'
import { findPayment, isOnItsWay } from './queries.ts'
import { reconcilePayments } from './reconcile.ts'
import { payment } from './schema.server.ts'
import { havePaidAlike } from './have-paid-alike.ts'
import { notePayer } from './note-payer.ts'
import { startPayment } from './start-payment.ts'

const MINUTE_MS = 60_000
const clock = movableClock(new Date('2026-11-15T12:00:00Z'))
const database = await testDatabase({ clock })
const { db, transaction } = database
const peer = await startStripePeer()
afterAll(() => peer.close())
const providers: PaymentProvider[] = [
  openStripe(peer.config),
  openSandbox({ db, clock, secret: ['s'.repeat(40)], origin: 'http://hall.test' }),
]
const payments: Payments = {
  active: providers[0],
  activeFor: () => providers[0],
  find: (name) => providers.find((one) => one.name === name),
}

const reconcile = () => reconcilePayments({ db, transaction, payments, now: clock.now() })
const stateOf = async (id: string) => (await findPayment(db, id))?.state

async function sentOff(name: 'stripe' | 'sandbox', amountMinor = 5_000) {
  const provider = payments.find(name)
  if (!provider) throw new Error('There is no such provider')
  const settings = { currency: 'USD', topUpMinMinor: 500, topUpMaxMinor: 1_000_000 }
  const made = await transaction(async (tx) =>
    startPayment(
      tx,
      actorOf(await makeMember(tx)),
      { amount: minor(amountMinor), purpose: 'top-up' },
      { settings, provider: name },
    ),
  )
  const started = await provider.start({
    paymentId: made.id,
    amount: made.amount,
    currency: made.currency,
    description: 'Top-up',
    returnUrl: 'http://hall.test/my/balance',
  })
  await transaction((tx) => notePaymentSent(tx, { paymentId: made.id, ...started }))
  return { ...made, ...started }
}

test('a payment whose message was lost is found by asking, ten minutes later and once', async () => {
  const one = await sentOff('stripe')
  peer.pay(one.id)
  expect(await reconcile()).toBe(0)
  expect(await stateOf(one.id)).toBe('pending')
  clock.advanceMs(10 * MINUTE_MS)
  await Promise.all([reconcile(), reconcile(), reconcile()])
  expect(await stateOf(one.id)).toBe('succeeded')
  expect(await findBalance(db, deposited(one.memberId))).toBe(5_000n)
  expect(await reconcile()).toBe(0)
})

test('one that is open is asked about every hour, and expires after a day', async () => {
  const one = await sentOff('stripe')
  clock.advanceMs(10 * MINUTE_MS)
  expect(await reconcile()).toBe(1)
  clock.advanceMs(30 * MINUTE_MS)
  expect(await reconcile()).toBe(0)
  clock.advanceMs(30 * MINUTE_MS)
  expect(await reconcile()).toBe(1)
  expect(await stateOf(one.id)).toBe('pending')
  clock.advanceMs(DAY_MS)
  await reconcile()
  expect(await stateOf(one.id)).toBe('expired')
})

test('one that its payer’s bank brings days later is waited for, and its money comes once', async () => {
  const one = await sentOff('stripe')
  expect(await isOnItsWay(db, { id: one.id, state: 'pending' })).toBe(false)
  peer.tellBank(one.id)
  clock.advanceMs(2 * DAY_MS)
  await reconcile()
  expect(await stateOf(one.id)).toBe('pending')
  expect(await isOnItsWay(db, { id: one.id, state: 'pending' })).toBe(true)
  clock.advanceMs(4 * DAY_MS)
  peer.failNext(500)
  await reconcile()
  expect(await stateOf(one.id)).toBe('pending')
  peer.pay(one.id)
  clock.advanceMs(HOUR_MS)
  await Promise.all([reconcile(), reconcile()])
  expect(await stateOf(one.id)).toBe('succeeded')
  expect(await findBalance(db, deposited(one.memberId))).toBe(5_000n)
})

test('one that was on its way ends when the bank did not bring it, and is not waited for for ever', async () => {
  const [failed, forgotten] = [await sentOff('stripe'), await sentOff('stripe')]
  for (const { id } of [failed, forgotten]) peer.tellBank(id)
  clock.advanceMs(2 * DAY_MS)
  await reconcile()
  peer.failAtBank(failed.id)
  clock.advanceMs(DAY_MS)
  await reconcile()
  expect([await stateOf(failed.id), await stateOf(forgotten.id)]).toEqual(['failed', 'pending'])
  clock.advanceMs(18 * DAY_MS)
  await reconcile()
  expect(await stateOf(forgotten.id)).toBe('expired')
})

test('a provider that does not answer is waited for longer, and stops nobody else', async () => {
  const [silent, paid] = [await sentOff('stripe'), await sentOff('sandbox')]
  await transaction((tx) => chooseInSandbox(tx, { id: paid.reference, choice: 'pay', way: 'never' }))
  await db.update(payment).set({ reference: 'cs_test_unknown' }).where(eq(payment.id, silent.id))
  clock.advanceMs(DAY_MS + HOUR_MS)
  await reconcile()
  expect([await stateOf(silent.id), await stateOf(paid.id)]).toEqual(['pending', 'succeeded'])
  clock.advanceMs(2 * DAY_MS)
  await reconcile()
  expect(await stateOf(silent.id)).toBe('expired')
})

test('one that nobody was sent to pay ends after a day, and one whose payment failed ends as that', async () => {
  const [never, failed] = [await sentOff('sandbox'), await sentOff('sandbox')]
  await db
    .update(payment)
    .set({ reference: null, payAt: null, state: 'created' })
    .where(eq(payment.id, never.id))
  await transaction((tx) => chooseInSandbox(tx, { id: failed.reference, choice: 'fail', way: 'never' }))
  clock.advanceMs(DAY_MS)
  await reconcile()
  expect([await stateOf(never.id), await stateOf(failed.id)]).toEqual(['expired', 'failed'])
  expect(await findingsOf(database, ledgerChecks)).toEqual([])
})

test('two who paid with one card are seen by it, and the card itself is not kept', async () => {
  const paid = [await sentOff('stripe'), await sentOff('stripe'), await sentOff('stripe')] as const
  for (const [at, { id }] of paid.entries()) peer.pay(id, at < 2 ? 'one card' : 'another card')
  for (const { id } of paid) await notePayer({ db, transaction, payments }, id)
  const [ann, bob, cem] = [paid[0].memberId, paid[1].memberId, paid[2].memberId]
  expect(await havePaidAlike(db, [ann, bob])).toBe(true)
  expect(await havePaidAlike(db, [ann, cem])).toBe(false)
  expect((await findPayment(db, paid[0].id))?.payerHash).not.toContain('one card')
})

test('which card paid is not written down any more of somebody who has left', async () => {
  const { id, memberId } = await sentOff('stripe')
  peer.pay(id, 'one card')
  await db.update(member).set({ state: 'deleted' }).where(eq(member.id, memberId))
  await notePayer({ db, transaction, payments }, id)
  expect((await findPayment(db, id))?.payerHash).toBeNull()
})
