import { beforeAll, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { giveMoney } from '#domain/ledger/testing.ts'
import { aReleasedDeal, papersOf } from '#domain/papers/testing.ts'
import { textOf } from '#platform/pdf/testing.ts'
import { openSharedServer } from '../server/shared-server.ts'
import type { TestServer } from '../server/test-server.ts'
import { withReactions } from '../server/with-reactions.ts'

let server: TestServer
let dealId: string
beforeAll(async () => {
  server = await openSharedServer()
  dealId = await server.transaction(async (silent) => {
    const tx = withReactions(silent)
    const buyer = actorOf(await makeMember(tx, { displayName: 'Berta Bask' }))
    await giveMoney(tx, buyer.id, 10_000)
    return (await aReleasedDeal(tx, { buyer, seller: actorOf(server.personOf('member')) })).dealId
  })
  return server.close
})

const read = async (path: string, who: Parameters<TestServer['headersOf']>[0] = 'member') =>
  fetch(server.web.origin + path, { headers: await server.headersOf(who), redirect: 'manual' })
const papers = () => server.transaction((tx) => papersOf(tx, server.personOf('member').id))
const find = async (kind: string) => (await papers()).find((one) => one.kind === kind)

test('the list names every paper, each opens, and its file says the same number and sum', async () => {
  const invoice = await find('invoice')
  const list = await (await read('/my/company?kind=invoice')).text()
  expect(list).toContain(`/papers/${invoice?.id}`)
  expect(list).toContain('Berta Bask')
  const page = await (await read(`/papers/${invoice?.id}`)).text()
  expect(page).toContain(invoice?.label)
  expect(page).toContain('$100.00')
  expect(page).toContain('not registered for tax')
  const file = await read(`/papers/${invoice?.id}.pdf`)
  expect(file.headers.get('content-type')).toBe('application/pdf')
  expect(file.headers.get('content-disposition')).toContain(`${invoice?.label}.pdf`)
  const text = textOf(new Uint8Array(await file.arrayBuffer()))
  expect(text).toContain(invoice?.label)
  expect(text).toContain('$100.00')
})

test('strangers are told that there is nothing, by page and by file; administrators read it and leave a note', async () => {
  const { id } = (await find('commission')) ?? {}
  for (const address of [`/papers/${id}`, `/papers/${id}.pdf`]) {
    expect((await read(address, 'unverified')).status).toBe(404)
    expect((await read(address, 'administrator')).status).toBe(200)
  }
})

test('the old address of an agreement leads to its paper, and that of the invoice names all papers', async () => {
  const agreement = await find('agreement')
  const old = await read(`/deals/${dealId}/agreement`)
  expect(old.headers.get('location')).toBe(`/papers/${agreement?.id}`)
  expect(await (await read(`/deals/${dealId}/invoice`)).text()).toContain((await find('invoice'))?.label)
})

test('files for a spreadsheet have amounts with two places and sentences', async () => {
  const invoice = await find('invoice')
  const list = await (await read('/my/company/papers.csv?kind=invoice')).text()
  expect(list.split('\r\n')[1]).toContain(`${invoice?.label},Invoice,`)
  expect(list).toContain(',100.00,USD,')
  const timeline = await (await read(`/deals/${dealId}/timeline.csv`)).text()
  const released = timeline.split('\r\n').find((line) => line.includes('accepted the delivery'))
  expect(released).toContain('Buyer,Berta Bask accepted the delivery; the money was released: “The sign”')
  expect(released).toContain('$100.00')
  expect(released).toContain('$10.00 to the marketplace')
  expect(timeline).not.toContain('{')
})
