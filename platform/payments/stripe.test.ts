import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseAmount } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'
import { ForgedWebhook, type PaymentProvider, RefundRefused } from './payment-provider.ts'
import { openStripe, StripeRefused } from './stripe.ts'
import { startStripePeer, type StripePeer } from './testing-peer.ts'

let peer: StripePeer
let stripe: PaymentProvider
const now = new Date('2026-11-15T12:00:00Z')

beforeAll(async () => {
  peer = await startStripePeer()
  stripe = openStripe(peer.config)
})
afterAll(() => peer.close())

async function started(amount = 5_000, currency = 'EUR') {
  const paymentId = randomUUID()
  const asked = {
    paymentId,
    amount: minor(amount),
    currency,
    description: 'Top-up of your balance',
    returnUrl: 'https://hall.test/my/balance',
  }
  return { paymentId, asked, ...(await stripe.start(asked)) }
}

test('a payment is a session of Checkout that knows ours by its name', async () => {
  const { paymentId, reference, payAt } = await started()
  expect(peer.sessionOf(paymentId)).toMatchObject({ id: reference, url: payAt, amount_total: 5_000 })
  const { form, key } = peer.asked.at(-1) ?? {}
  expect(key).toBe(`payment-${paymentId}`)
  expect(form?.get('success_url')).toBe('https://hall.test/my/balance')
  expect(form?.get('line_items[0][price_data][currency]')).toBe('eur')
})

test('asked again for the same payment, it is the same session', async () => {
  const { asked, reference } = await started()
  expect((await stripe.start(asked)).reference).toBe(reference)
})

test('a session that is looked up says how it stands, with its amount', async () => {
  const { paymentId, reference } = await started(700)
  expect(await stripe.lookUp(reference)).toBeUndefined()
  peer.pay(paymentId)
  expect(await stripe.lookUp(reference)).toEqual({
    provider: 'stripe',
    outcome: 'succeeded',
    reference,
    paymentId,
    amount: 700n,
    currency: 'EUR',
  })
  const refundId = randomUUID()
  const back = { amount: minor(700), refundedSoFar: minor(700), currency: 'EUR' }
  await stripe.refund({ refundId, paymentId, reference, ...back })
  expect(peer.asked.at(-1)?.form.get('amount')).toBe('700')
  expect(peer.asked.at(-1)?.key).toBe(`refund-${refundId}`)
  expect(await stripe.lookUp(reference)).toMatchObject({ outcome: 'refunded' })
  expect(await stripe.sumRefunded(`ch_${reference}`, 'EUR')).toBe(700n)
  peer.failRefunds(paymentId)
  expect(await stripe.sumRefunded(`ch_${reference}`, 'EUR')).toBe(0n)
  const other = await started()
  peer.expire(other.paymentId)
  expect(await stripe.lookUp(other.reference)).toMatchObject({ outcome: 'expired' })
})

test('what its payer’s bank brings days later is on its way, and is told apart from what nobody paid', async () => {
  const { paymentId, reference } = await started()
  peer.tellBank(paymentId)
  expect(await stripe.lookUp(reference)).toMatchObject({ outcome: 'on-its-way', paymentId, amount: 5_000n })
  peer.failAtBank(paymentId)
  expect(await stripe.lookUp(reference)).toMatchObject({ outcome: 'failed' })
  peer.pay(paymentId)
  expect(await stripe.lookUp(reference)).toMatchObject({ outcome: 'succeeded' })
})

test('the card that paid is known by its fingerprint, the same wherever it pays; before it paid there is none', async () => {
  const [one, other] = [await started(), await started()]
  expect(await stripe.findPayer(one.reference)).toBeUndefined()
  peer.pay(one.paymentId, 'the card of Ann')
  peer.pay(other.paymentId, 'the card of Ann')
  expect(await stripe.findPayer(one.reference)).toBe('the card of Ann')
  expect(await stripe.findPayer(other.reference)).toBe('the card of Ann')
})

test.each([
  ['checkout.session.completed', { payment_status: 'paid' }, 'succeeded'],
  ['checkout.session.completed', { status: 'complete', payment_status: 'unpaid' }, 'on-its-way'],
  ['checkout.session.async_payment_succeeded', { payment_status: 'paid' }, 'succeeded'],
  ['checkout.session.async_payment_failed', {}, 'failed'],
  ['checkout.session.expired', { status: 'expired' }, 'expired'],
  ['checkout.session.completed', { payment_status: 'paid', client_reference_id: null }, undefined],
  ['charge.refunded', {}, 'refunded'],
  ['charge.refunded', { metadata: {} }, undefined],
  // Another shop on the same account has names of its own.
  ['charge.refunded', { metadata: { payment_id: 'shop-1234' } }, undefined],
  ['checkout.session.completed', { payment_status: 'paid', client_reference_id: 'shop-1234' }, undefined],
  ['customer.created', {}, undefined],
])('the event %s with %j says %s', async (type, change, outcome) => {
  const { paymentId } = await started()
  const { body, headers } = peer.message(type, paymentId, { at: now, change })
  const event = stripe.readWebhook(headers, body, now)
  expect(event?.outcome).toBe(outcome)
  if (event) expect(event).toMatchObject({ paymentId, amount: 5_000n, currency: 'EUR' })
})

test.each([
  ['charge.dispute.created', { status: 'needs_response' }, 'chargeback-opened'],
  ['charge.dispute.created', { status: 'warning_needs_response' }, undefined],
  ['charge.dispute.updated', { status: 'warning_under_review' }, undefined],
  ['charge.dispute.updated', { status: 'needs_response' }, 'chargeback-opened'],
  ['charge.dispute.funds_withdrawn', { status: 'needs_response' }, 'chargeback-opened'],
  ['charge.dispute.closed', { status: 'warning_closed' }, undefined],
  ['charge.dispute.closed', { status: 'won' }, 'chargeback-won'],
  ['charge.dispute.closed', { status: 'lost' }, 'chargeback-lost'],
])('the event %s with %j says %s of a payment that Stripe can name', async (type, change, outcome) => {
  const { paymentId } = await started()
  peer.pay(paymentId)
  const { body, headers } = peer.message(type, paymentId, { at: now, change })
  const event = stripe.readWebhook(headers, body, now)
  expect(event?.outcome).toBe(outcome)
  if (!event || !('charged' in event)) return
  expect(event).toMatchObject({ amount: 5_000n, currency: 'EUR', cause: 'product not received' })
  expect(await stripe.findCharged(event.charged)).toBe(paymentId)
})

test('a refund that Stripe refuses for good is told apart from one that it can’t take now', async () => {
  const { paymentId, reference } = await started()
  peer.pay(paymentId)
  const asked = {
    paymentId,
    reference,
    amount: minor(100),
    refundedSoFar: minor(100),
    currency: 'EUR',
  }
  await stripe.lookUp(reference)
  peer.failAt('/v1/refunds', 400)
  await expect(stripe.refund({ refundId: randomUUID(), ...asked })).rejects.toThrow(RefundRefused)
  peer.failAt('/v1/refunds', 429)
  await expect(stripe.refund({ refundId: randomUUID(), ...asked })).rejects.not.toThrow(RefundRefused)
})

test.each([
  ['refund.failed', 'failed', 'refund-failed'],
  ['charge.refund.updated', 'failed', 'refund-failed'],
  // Somebody stopped it at Stripe before the payer's bank had it: no `refund.failed` comes of that.
  ['charge.refund.updated', 'canceled', 'refund-failed'],
  ['refund.updated', 'canceled', 'refund-failed'],
  ['refund.updated', 'succeeded', undefined],
  ['charge.refund.updated', 'pending', undefined],
])('the event %s of a refund that is %s says %s, by our name for it', async (type, status, outcome) => {
  const { paymentId } = await started()
  const refundId = randomUUID()
  const change = { status, metadata: { refund_id: refundId } }
  const { body, headers } = peer.message(type, paymentId, { at: now, change })
  const event = stripe.readWebhook(headers, body, now)
  expect(event).toEqual(outcome && { provider: 'stripe', outcome, refundId })
})

test('a refund that failed and has no name of ours is told by the money that it is of, and one that stands is not', async () => {
  const { paymentId } = await started()
  peer.pay(paymentId)
  const money = peer.sessionOf(paymentId).payment_intent
  const said = (status: string) => {
    const { body, headers } = peer.message('refund.updated', paymentId, { at: now, change: { status } })
    return stripe.readWebhook(headers, body, now)
  }
  expect(said('failed')).toEqual({ provider: 'stripe', outcome: 'refund-came-back', money })
  expect(said('succeeded')).toBeUndefined()
})

test('all that went back of a payment is listed, by whomever, however many answers that takes', async () => {
  const { paymentId, reference } = await started(700)
  expect(await stripe.listRefunds(reference, 'EUR')).toEqual([])
  peer.pay(paymentId)
  const refundId = randomUUID()
  const back = { amount: minor(100), refundedSoFar: minor(100), currency: 'EUR' }
  await stripe.refund({ refundId, paymentId, reference, ...back })
  peer.giveBack(paymentId, 200)
  peer.giveBack(paymentId, 300)
  peer.refundsAnAnswer(1)
  const byHand = { refundId: undefined, stands: true }
  expect(await stripe.listRefunds(reference, 'EUR')).toEqual([
    { refundId, amount: 100n, stands: true },
    { ...byHand, amount: 200n },
    { ...byHand, amount: 300n },
  ])
  expect(await stripe.sumRefunded(`ch_${reference}`, 'EUR')).toBe(600n)
  peer.refundsAnAnswer(100)
})

test.each([
  ['USD', 5_000, 5_000],
  ['HUF', 50_000_000, 50_000_000],
  ['COP', 50_000_000, 50_000_000],
  ['JPY', 5_000, 5_000],
  ['ISK', 5_000, 500_000],
  ['UGX', 5_000, 500_000],
])('of %s, %d minor units of the book are %d to Stripe, in all that is asked and told', async (...said) => {
  const [currency, amount, atStripe] = said
  const { paymentId, reference } = await started(amount, currency)
  expect(peer.sessionOf(paymentId).amount_total).toBe(atStripe)
  peer.pay(paymentId)
  const same = { amount: BigInt(amount), currency }
  expect(await stripe.lookUp(reference)).toMatchObject(same)
  for (const type of ['checkout.session.completed', 'charge.refunded', 'charge.dispute.created']) {
    const { body, headers } = peer.message(type, paymentId, { at: now })
    expect(stripe.readWebhook(headers, body, now), type).toMatchObject(same)
  }
  const back = { amount: minor(amount), refundedSoFar: minor(amount), currency }
  await stripe.refund({ refundId: randomUUID(), paymentId, reference, ...back })
  expect(peer.asked.at(-1)?.form.get('amount')).toBe(String(atStripe))
})

test('500,000 forint that a buyer types are 500,000.00 forint at Stripe', async () => {
  const { paymentId } = await started(Number(parseAmount('500,000', 'HUF')), 'HUF')
  expect(peer.sessionOf(paymentId).amount_total).toBe(50_000_000)
})

test('a part of a króna is refused: the book can’t hold it, and nothing is rounded', async () => {
  const { paymentId } = await started(5_000, 'ISK')
  const change = { amount_refunded: 12_345 }
  const { body, headers } = peer.message('charge.refunded', paymentId, { at: now, change })
  expect(() => stripe.readWebhook(headers, body, now)).toThrow(ForgedWebhook)
})

test('Stripe takes currencies of which it can be told every sum', () => {
  for (const currency of ['USD', 'HUF', 'JPY', 'ISK', 'UGX'])
    expect(stripe.takes(currency), currency).toBe(true)
  // It wants 0 as the third digit, and knows no parts of an ariary.
  for (const currency of ['BHD', 'KWD', 'TND', 'MGA']) expect(stripe.takes(currency), currency).toBe(false)
})

test('a message that is forged, changed, unsigned or old is refused', async () => {
  const { paymentId } = await started()
  const read = (headers: Headers, body: string, at = now) => stripe.readWebhook(headers, body, at)
  const { body, headers } = peer.message('charge.refunded', paymentId, { at: now })
  expect(read(headers, body)?.outcome).toBe('refunded')
  expect(() => read(headers, body.replace('5000', '9000'))).toThrow(ForgedWebhook)
  expect(() => read(new Headers(), body)).toThrow(ForgedWebhook)
  expect(() => read(new Headers({ 'Stripe-Signature': 't=1,v1=00' }), body)).toThrow(ForgedWebhook)
  expect(() => read(headers, body, new Date(now.getTime() + 301_000))).toThrow(ForgedWebhook)
  const other = peer.message('charge.refunded', paymentId, { at: now, secret: 'whsec_other' })
  expect(() => read(other.headers, other.body)).toThrow(ForgedWebhook)
  const twoSecrets = `${headers.get('Stripe-Signature')},v1=${'0'.repeat(64)}`
  expect(read(new Headers({ 'Stripe-Signature': twoSecrets }), body)?.outcome).toBe('refunded')
})

test('what Stripe refuses is said in its words', async () => {
  peer.failNext(429)
  await expect(stripe.health()).rejects.toThrow(StripeRefused)
  const wrong = openStripe({ ...peer.config, secretKey: 'sk_test_wrong' })
  await expect(wrong.health()).rejects.toThrow('Invalid API Key')
  expect(await stripe.health()).toBe('Answers, in test mode')
})
