import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { signWebhook } from './webhook-signature.ts'
import type { StripeConfig } from './stripe.ts'

type PeerRefund = {
  id: string
  amount: number
  status: 'succeeded' | 'failed'
  metadata: { refund_id?: string }
}

export type PeerSession = {
  id: string
  url: string
  status: 'open' | 'complete' | 'expired'
  payment_status: 'paid' | 'unpaid'
  amount_total: number
  currency: string
  client_reference_id: string
  metadata: Record<string, string>
  payment_intent: string | null
  intent_status: string
  refunded: boolean
  refunds: PeerRefund[]
  card: string
}

export type StripePeer = {
  config: StripeConfig
  /** What was asked of it, oldest first. */
  asked: { method: string; path: string; form: URLSearchParams; key: string | undefined }[]
  sessionOf(paymentId: string): PeerSession
  /** The payer pays, or the session runs out, without anyone being told. */
  pay(paymentId: string, card?: string): void
  /** The payer has told their bank, which brings the money days later, or does not. */
  tellBank(paymentId: string): void
  failAtBank(paymentId: string): void
  expire(paymentId: string): void
  /** Sent back by hand at Stripe, or by us; and what was sent back comes back from the bank. */
  giveBack(paymentId: string, amount?: number): void
  failRefunds(paymentId: string): void
  /** How many refunds there are in one answer. */
  refundsAnAnswer(most: number): void
  /** The next request, or the next to a path, is answered with this status. */
  failNext(status: number): void
  failAt(path: string, status: number): void
  /** A message as Stripe would send it. */
  message(
    type: string,
    paymentId: string,
    options?: { at?: Date; change?: Record<string, unknown>; secret?: string },
  ): { body: string; headers: Headers }
  close(): Promise<void>
}

/** A server that speaks as much of Stripe's protocol as we use. */
export async function startStripePeer(): Promise<StripePeer> {
  const sessions = new Map<string, PeerSession>()
  const answers = new Map<string, unknown>()
  const asked: StripePeer['asked'] = []
  const secretKey = `sk_test_${randomBytes(12).toString('hex')}`
  const webhookSecret = `whsec_${randomBytes(12).toString('hex')}`
  let failure: { status: number; path?: string } | undefined
  let refundsAnAnswer = 100

  const sessionOf = (paymentId: string): PeerSession => {
    const found = [...sessions.values()].find((one) => one.client_reference_id === paymentId)
    if (!found) throw new Error(`The peer knows no session of ${paymentId}`)
    return found
  }

  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await bodyOf(request))
    const url = new URL(request.url ?? '/', apiUrl)
    const key = request.headers['idempotency-key'] as string | undefined
    const method = request.method ?? ''
    asked.push({ method, path: url.pathname, form, key })
    const say = (status: number, body: unknown) =>
      response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
    const refuse = (status: number, words: string) => say(status, { error: { message: words } })
    if (failure !== undefined && (failure.path ?? url.pathname) === url.pathname) {
      const { status } = failure
      failure = undefined
      return void refuse(status, 'Not now')
    }
    if (request.headers.authorization !== `Bearer ${secretKey}`) return void refuse(401, 'Invalid API Key')
    if (key && answers.has(key)) return void say(200, answers.get(key))
    const made = makeAnswer(method, url, form)
    if (!made) return void refuse(404, 'No such thing')
    if (key) answers.set(key, made)
    say(200, made)
  }

  function makeAnswer(method: string, url: URL, form: URLSearchParams): unknown {
    if (url.pathname === '/v1/balance') return { object: 'balance' }
    if (method === 'POST' && url.pathname === '/v1/checkout/sessions') return begin(form)
    if (method === 'POST' && url.pathname === '/v1/refunds') return giveBack(form.get('payment_intent'), form)
    const intent = /^\/v1\/payment_intents\/(\w+)$/.exec(url.pathname)?.[1]
    if (intent) {
      const paid = [...sessions.values()].find((one) => one.payment_intent === intent)
      return paid && { id: intent, metadata: paid.metadata }
    }
    if (url.pathname === '/v1/refunds') {
      const of = [...sessions.values()].find(
        ({ id, payment_intent: paid }) =>
          `ch_${id}` === url.searchParams.get('charge') ||
          (paid !== null && paid === url.searchParams.get('payment_intent')),
      )
      return of && listRefunds(of, url.searchParams.get('starting_after'))
    }
    const session = sessions.get(/^\/v1\/checkout\/sessions\/(\w+)$/.exec(url.pathname)?.[1] ?? '')
    return session && shown(session, url.searchParams.has('expand[]'))
  }

  function listRefunds({ refunds }: PeerSession, after: string | null) {
    const from = after === null ? 0 : refunds.findIndex(({ id }) => id === after) + 1
    const data = refunds.slice(from, from + refundsAnAnswer)
    return { object: 'list', data, has_more: from + data.length < refunds.length }
  }

  function begin(form: URLSearchParams) {
    const id = `cs_test_${randomBytes(12).toString('hex')}`
    const session: PeerSession = {
      id,
      url: `${apiUrl}/pay/${id}`,
      status: 'open',
      payment_status: 'unpaid',
      amount_total:
        Number(form.get('line_items[0][price_data][unit_amount]')) *
        Number(form.get('line_items[0][quantity]')),
      currency: form.get('line_items[0][price_data][currency]') ?? '',
      client_reference_id: form.get('client_reference_id') ?? '',
      metadata: { payment_id: form.get('payment_intent_data[metadata][payment_id]') ?? '' },
      payment_intent: null,
      intent_status: 'requires_payment_method',
      refunded: false,
      refunds: [],
      card: '',
    }
    sessions.set(id, session)
    return shown(session, false)
  }

  function giveBack(intent: string | null, form: URLSearchParams) {
    const session = [...sessions.values()].find((one) => intent && one.payment_intent === intent)
    if (!session) return undefined
    session.refunded = true
    const refundId = form.get('metadata[refund_id]')
    session.refunds.push(newRefund(Number(form.get('amount')), refundId ? { refund_id: refundId } : {}))
    return { object: 'refund', status: 'succeeded', payment_intent: intent }
  }

  return {
    config: { secretKey, webhookSecret, apiUrl },
    asked,
    sessionOf,
    pay(paymentId, card = randomBytes(8).toString('hex')) {
      const intent = `pi_${randomBytes(8).toString('hex')}`
      Object.assign(sessionOf(paymentId), {
        status: 'complete',
        payment_status: 'paid',
        payment_intent: intent,
        intent_status: 'succeeded',
        card,
      })
    },
    tellBank: (paymentId) =>
      void Object.assign(sessionOf(paymentId), {
        status: 'complete',
        payment_intent: `pi_${randomBytes(8).toString('hex')}`,
        intent_status: 'processing',
      }),
    failAtBank: (paymentId) =>
      void Object.assign(sessionOf(paymentId), { intent_status: 'requires_payment_method' }),
    giveBack: (paymentId, amount = sessionOf(paymentId).amount_total) =>
      void sessionOf(paymentId).refunds.push(newRefund(amount)),
    refundsAnAnswer: (most) => void (refundsAnAnswer = most),
    failRefunds: (paymentId) => {
      for (const one of sessionOf(paymentId).refunds) one.status = 'failed'
    },
    expire: (paymentId) => void Object.assign(sessionOf(paymentId), { status: 'expired' }),
    failNext: (status) => void (failure = { status }),
    failAt: (path, status) => void (failure = { path, status }),
    message(type, paymentId, { at = new Date(), change = {}, secret = webhookSecret } = {}) {
      const session = sessionOf(paymentId)
      const object = type.startsWith('charge.dispute.')
        ? {
            id: `dp_${session.id}`,
            amount: session.amount_total,
            currency: session.currency,
            payment_intent: session.payment_intent,
            reason: 'product_not_received',
            status: 'needs_response',
          }
        : type.startsWith('refund.') || type.startsWith('charge.refund.')
          ? { payment_intent: session.payment_intent, metadata: {}, status: 'failed' }
          : type.startsWith('charge.')
            ? {
                id: `ch_${session.id}`,
                amount_refunded: session.amount_total,
                currency: session.currency,
                metadata: session.metadata,
              }
            : shown(session, false)
      const body = JSON.stringify({ id: 'evt_1', type, data: { object: { ...object, ...change } } })
      return { body, headers: new Headers({ 'Stripe-Signature': signWebhook(secret, body, at) }) }
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

function shown(
  {
    refunded,
    refunds: _refunds,
    card,
    payment_intent: intent,
    intent_status: status,
    ...session
  }: PeerSession,
  expanded: boolean,
) {
  const charge = { refunded, payment_method_details: { card: { fingerprint: card } } }
  return {
    object: 'checkout.session',
    ...session,
    payment_intent: intent && expanded ? { id: intent, status, latest_charge: charge } : intent,
  }
}

const newRefund = (amount: number, metadata: PeerRefund['metadata'] = {}): PeerRefund => ({
  id: `re_${randomBytes(8).toString('hex')}`,
  amount,
  status: 'succeeded',
  metadata,
})

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
