import { beforeAll, expect, test } from 'vitest'
import { actorOf } from '#domain/accounts/testing.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { aServiceForSale, choose, makeWaitingOrder, put } from '#domain/orders/testing.ts'
import { openWornServer } from '../../server/shared-server.ts'
import { type TestServer } from '../../server/test-server.ts'
import { faultsIn } from './judge.ts'
import type { Sender } from './send-form.ts'
import { formsAt, tryForm } from './try-forms.ts'

let server: TestServer
let sender: Sender
let order = ''

beforeAll(async () => {
  server = await openWornServer()
  sender = { server, headers: () => server.headersOf('member') }
  const who = server.personOf('member')
  await server.transaction(async (tx) => {
    const forSale = await aServiceForSale(tx)
    await giveMoney(tx, who.id, 100_000)
    await put(tx, actorOf(who), choose(forSale.id))
    order = await makeWaitingOrder(tx, who.id)
  })
  return server.close
})

test.each([
  ['the cart', () => '/cart', 3],
  ['an order that waits', () => `/my/orders/${order}`, 1],
])(
  'the forms of %s take anything',
  async (_, address, atLeast) => {
    const forms = await formsAt(sender, address())
    expect(forms.size, [...forms.keys()].join('\n')).toBeGreaterThanOrEqual(atLeast)
    for (const form of forms.values()) await tryForm(sender, form)
  },
  120_000,
)

test.each([
  'intent=add&package=basic&quantity=1',
  'intent=add&package=gold&quantity=1',
  'intent=add&package=basic&quantity=1e3',
  'intent=checkout&pay=balance:0&key=x&shown=y',
  'intent=checkout&pay=balance%3A-1&key=11111111-1111-4111-8111-111111111111&shown=abc',
  'intent=checkout&pay=gift',
  'intent=quantity&lineId=11111111-1111-4111-8111-111111111111&quantity=2',
  'intent=remove&lineId=mine',
  'intent=__proto__',
  'intent=constructor',
])('%s is refused with a word', async (body) => {
  for (const query of ['', '?add=11111111-1111-4111-8111-111111111111', '?add=x']) {
    const response = await fetch(`${server.web.origin}/cart${query}`, {
      method: 'POST',
      body: new URLSearchParams(body),
      redirect: 'manual',
      headers: { ...(await server.headersOf('member')), Origin: server.web.origin },
    })
    expect([302, 400, 404, 409], `${body} ${query}`).toContain(response.status)
  }
})

test('and no fault was logged', () => {
  expect(faultsIn(server.web.printed())).toEqual([])
})
