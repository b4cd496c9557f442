import { beforeAll, expect, test } from 'vitest'
import { actorOf, makeMember } from '#domain/accounts/testing.ts'
import { applyPaymentEvent } from '#domain/payments/index.ts'
import { eventOf, makePayment } from '#domain/payments/testing.ts'
import { makeTicket } from '#domain/support/desk/testing.ts'
import { openSharedServer } from '../server/shared-server.ts'
import type { TestServer } from '../server/test-server.ts'

let server: TestServer
let paid: { id: string; reference: string; memberId: string }
let ticket: number

beforeAll(async () => {
  server = await openSharedServer()
  await server.transaction(async (tx) => {
    const who = await makeMember(tx, {
      displayName: 'Quillon Varga',
      username: 'quillon-varga',
      email: 'quillon@example.org',
      emailVerifiedAt: tx.now,
    })
    const made = await makePayment(tx, actorOf(who), 73_351)
    await applyPaymentEvent(tx, eventOf(made, 'succeeded'))
    paid = made
    ticket = await makeTicket(tx, { subject: 'Where is my quill', name: 'Quillon Varga' })
  })
  return server.close
})

type Person = Parameters<TestServer['headersOf']>[0]

async function found(person: Person, words: string): Promise<string[]> {
  const address = `${server.web.origin}/admin/find.json?q=${encodeURIComponent(words)}`
  const answer = await fetch(address, { headers: await server.headersOf(person) })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { value: string }[]).map(({ value }) => value)
}

test('a member, a payment and a ticket are found by name, address, sum, reference and number', async () => {
  const [person, payment] = [`/admin/users/${paid.memberId}`, `/admin/payments/${paid.id}`]
  expect((await found('administrator', 'quillon@example.org'))[0]).toBe(person)
  expect(await found('administrator', 'Quillon')).toContain(person)
  expect(await found('administrator', '733.51')).toContain(payment)
  expect(await found('administrator', paid.reference)).toContain(payment)
  expect(await found('administrator', `https://x.test/my/balance/payments/${paid.id}`)).toContain(payment)
  expect(await found('administrator', `ticket ${ticket}`)).toEqual([`/admin/tickets/${ticket}`])
})

test('what screens show of a payment and of a member finds them', async () => {
  expect(await found('administrator', paid.id.slice(0, 8))).toEqual([`/admin/payments/${paid.id}`])
  expect(await found('administrator', '@quillon-varga')).toContain(`/admin/users/${paid.memberId}`)
  expect(await found('moderator', paid.id.slice(0, 8))).toEqual([])
})

test('where more were found than are shown no more is said than that', async () => {
  await server.transaction(async (tx) => {
    for (let made = 0; made < 9; made++) await makeMember(tx, { displayName: `Zephyrine ${made}` })
  })
  const headers = await server.headersOf('administrator')
  const answer = await fetch(`${server.web.origin}/admin/find?q=zephyrine`, { headers })
  expect(await answer.text()).toContain('The first 8 found. Type more to find others.')
})

test('no words are too strange to be looked for', async () => {
  // The range is one from which nobody comes: people of other files of this server come from 2001:db8::.
  for (const words of [`${'a'.repeat(199)}😀`, 'fe80::1%eth0', '3fff::/032'])
    expect(await found('administrator', words), words).toEqual([])
})

test('what is not one’s part is not found, however it is asked for', async () => {
  expect(await found('moderator', 'quillon@example.org')).toEqual([])
  expect(await found('moderator', '733.51')).toEqual([])
  expect(await found('support', paid.reference)).toEqual([])
  expect(await found('finance', `ticket ${ticket}`)).toEqual([])
  expect(await found('moderator', 'quillon-varga')).toEqual([`/admin/users/${paid.memberId}`])
})
