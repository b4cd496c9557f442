import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { startPayment } from '#domain/payments/index.ts'
import { payment } from '#domain/payments/schema.server.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { actorOf } from '#domain/accounts/testing.ts'
import { ledgerAccount } from '#domain/ledger/schema.server.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { makeWaitingOrder } from '#domain/orders/testing.ts'
import { minor } from '#platform/money/money.ts'
import type { PaymentOutcome } from '#platform/payments/payment-provider.ts'
import { SANDBOX_SIGNATURE, writeSandboxMessage } from '#platform/payments/sandbox.ts'
import { startStripePeer, type StripePeer } from '#platform/payments/testing-peer.ts'
import { openTestServer, type TestServer } from '../server/test-server.ts'

const SECRET = 'a secret for the payments of this test alone'
const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings

let server: TestServer
let peer: StripePeer

beforeAll(async () => {
  peer = await startStripePeer()
  server = await openTestServer({
    SECRET,
    PAYMENTS_SANDBOX: 'on',
    STRIPE_SECRET_KEY: peer.config.secretKey,
    STRIPE_WEBHOOK_SECRET: peer.config.webhookSecret,
    STRIPE_API_URL: peer.config.apiUrl,
  })
  return async () => {
    await server.close()
    await peer.close()
  }
})

const member = () => server.personOf('member')
const balance = () =>
  server.transaction(async (tx) => {
    const own = and(eq(ledgerAccount.kind, 'deposited'), eq(ledgerAccount.owner, member().id))
    return (await tx.db.select().from(ledgerAccount).where(own))[0]?.balance ?? 0n
  })
const stateOf = (id: string) =>
  server.transaction(async (tx) => (await tx.db.select().from(payment).where(eq(payment.id, id)))[0]?.state)
const bring = (provider: string, { body, headers }: { body: string; headers: HeadersInit }) =>
  fetch(`${server.web.origin}/pay/webhook/${provider}`, { method: 'POST', body, headers })

async function sandboxPayment(amountMinor = 5_000) {
  const made = await server.transaction((tx) =>
    startPayment(
      tx,
      actorOf(member()),
      { amount: minor(amountMinor), purpose: 'top-up' },
      { settings, provider: 'sandbox' },
    ),
  )
  const about = { id: randomUUID(), paymentId: made.id, amount: made.amount, currency: made.currency }
  return {
    id: made.id,
    message: (
      outcome: PaymentOutcome,
      change: Partial<typeof about> = {},
      secret = SECRET,
      at = new Date(),
    ) => writeSandboxMessage({ ...about, ...change }, outcome, [secret], at),
  }
}

test('a message that comes twice at once, and then again, credits once', async () => {
  const before = await balance()
  const { id, message } = await sandboxPayment()
  const answers = await Promise.all(Array.from({ length: 8 }, () => bring('sandbox', message('succeeded'))))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200))
  expect((await bring('sandbox', message('failed'))).status).toBe(200)
  expect(await stateOf(id)).toBe('succeeded')
  expect((await balance()) - before).toBe(5_000n)
})

test('a success that comes after the payment has expired still counts', async () => {
  const before = await balance()
  const { id, message } = await sandboxPayment(700)
  await bring('sandbox', message('expired'))
  expect(await stateOf(id)).toBe('expired')
  await bring('sandbox', message('succeeded'))
  expect(await stateOf(id)).toBe('succeeded')
  expect((await balance()) - before).toBe(700n)
})

test('what is forged, changed, old or unsigned is refused, and what differs from what was asked credits nothing', async () => {
  const before = await balance()
  const { id, message } = await sandboxPayment()
  const right = message('succeeded')
  const refused = [
    message('succeeded', {}, 'another secret than that of the marketplace'),
    message('succeeded', {}, SECRET, new Date(Date.now() - 3_600_000)),
    { ...right, body: right.body.replace('5000', '500000') },
    { ...right, headers: { 'Content-Type': 'application/json' } },
    { ...right, headers: { ...right.headers, [SANDBOX_SIGNATURE]: 't=now,v1=zz' } },
  ]
  for (const one of refused) expect((await bring('sandbox', one)).status).toBe(400)
  expect((await bring('stripe', right)).status).toBe(400)
  expect((await bring('nobody', right)).status).toBe(404)
  for (const change of [{ amount: minor(500_000) }, { currency: 'EUR' }])
    expect((await bring('sandbox', message('succeeded', change))).status).toBe(200)
  expect(await stateOf(id)).toBe('created')
  expect(await balance()).toBe(before)
})

test('a top-up through Stripe: sent there, heard of by its message, credited once, given back', async () => {
  const before = await balance()
  const headers = await server.headersOf('member')
  const sent = await fetch(`${server.web.origin}/my/balance`, {
    method: 'POST',
    body: new URLSearchParams({ amount: '80' }),
    headers,
    redirect: 'manual',
  })
  expect(sent.status).toBe(302)
  const way = sent.headers.get('Location') ?? ''
  expect(way).toMatch(/^\/my\/balance\/payments\/[0-9a-f-]+\?go=1$/)
  const id = way.split(/[/?]/)[4] ?? ''
  const page = async (path: string) =>
    (await fetch(server.web.origin + path, { headers: await server.headersOf('member') })).text()
  expect(await page(way)).toContain(peer.sessionOf(id).url)
  peer.pay(id)
  const message = peer.message('checkout.session.completed', id)
  for (let times = 0; times < 2; times++) expect((await bring('stripe', message)).status).toBe(200)
  expect((await balance()) - before).toBe(8_000n)
  expect(await page(`/my/balance/payments/${id}`)).toContain('The money is on your balance')
  const goesBack = peer.message('charge.refunded', id)
  // It came back from the bank before the message did: what it tells of is over.
  peer.giveBack(id)
  peer.failRefunds(id)
  expect((await bring('stripe', goesBack)).status).toBe(200)
  expect((await balance()) - before).toBe(8_000n)
  expect(await stateOf(id)).toBe('succeeded')
  peer.giveBack(id)
  for (let times = 0; times < 2; times++) expect((await bring('stripe', goesBack)).status).toBe(200)
  expect(await balance()).toBe(before)
  expect(await stateOf(id)).toBe('refunded')
})

test('a payment that its payer’s bank brings later is told as on its way, and can’t be paid again', async () => {
  const headers = await server.headersOf('member')
  const body = new URLSearchParams({ amount: '80' })
  const sent = await fetch(`${server.web.origin}/my/balance`, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
  })
  const id = (sent.headers.get('Location') ?? '').split(/[/?]/)[4] ?? ''
  const orderId = await server.transaction((tx) => makeWaitingOrder(tx, member().id, id))
  const pages = async () => {
    const paths = [`/my/balance/payments/${id}`, `/my/orders/${orderId}`]
    const answers = await Promise.all(paths.map((path) => fetch(server.web.origin + path, { headers })))
    return Promise.all(answers.map((answer) => answer.text()))
  }
  const [unpaid, waiting] = await pages()
  expect(unpaid).toContain('Pay now')
  expect(waiting).toContain('Continue to payment')
  peer.tellBank(id)
  expect((await bring('stripe', peer.message('checkout.session.completed', id))).status).toBe(200)
  expect(await stateOf(id)).toBe('pending')
  for (const page of await pages()) {
    expect(page).toContain('do not pay again')
    expect(page).not.toMatch(/Pay now|Continue to payment|nothing was charged/)
  }
})

test('where Stripe does not answer, the form says so and keeps what was typed', async () => {
  peer.failNext(500)
  const answer = await fetch(`${server.web.origin}/my/balance?top-up=1`, {
    method: 'POST',
    body: new URLSearchParams({ amount: '81.50' }),
    headers: await server.headersOf('member'),
  })
  expect(answer.status).toBe(409)
  const text = await answer.text()
  expect(text).toContain('The payment provider does not answer')
  expect(text).toContain('value="81.50"')
})

test('a long statement is read page by page without losing or repeating a line, and so is its file', async () => {
  const who = server.personOf('administrator')
  await server.transaction(async (tx) => {
    for (let line = 1; line <= 130; line++) await giveMoney(tx, who.id, 100 + line)
  })
  const headers = await server.headersOf('administrator')
  const found: number[] = []
  let next: string | undefined = '/my/balance'
  while (next) {
    const text = await (await fetch(server.web.origin + next, { headers })).text()
    found.push(...[...text.matchAll(/id="line-(\d+)"/g)].map(([, number]) => Number(number)))
    next = /href="([^"#]*before=[\d.]+)#statement" rel="next"|rel="next"[^>]*href="([^"#]*before=[\d.]+)/
      .exec(text)
      ?.slice(1)
      .find(Boolean)
      ?.replaceAll('&amp;', '&')
  }
  expect(found).toHaveLength(130)
  expect(found).toEqual([...new Set(found)].toSorted((one, other) => other - one))
  const csv = await (await fetch(`${server.web.origin}/my/balance.csv`, { headers })).text()
  const lines = csv.trim().split('\r\n')
  expect(lines).toHaveLength(131)
  expect(lines[1]).toMatch(
    /^\d{4}-\d{2}-\d{2}T[^,]+,Balance,Top-up,You paid in,2\.30,2\.30,0\.00,215\.15,USD,/,
  )
  const none = await (await fetch(`${server.web.origin}/my/balance.csv?kind=tip`, { headers })).text()
  expect(none.trim().split('\r\n')).toHaveLength(1)
})

test('an address that makes no sense shows the statement all the same', async () => {
  const headers = await server.headersOf('administrator')
  for (const search of [
    '?before=-1&open=x&kind=gold&account=revenue&from=2026-13-40&to=never',
    '?before=999999999999999999&open=999999999999999999',
    '?before=9999999999999999999999',
    '?from=9999-12-31&to=9999-12-31',
    '?from=0000-01-01&to=0001-01-01',
  ])
    expect((await fetch(`${server.web.origin}/my/balance${search}`, { headers })).status, search).toBe(200)
})
