import { desc } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { securityEvent } from '#domain/security/schema.server.ts'
import { openSharedServer } from '../server/shared-server.ts'
import { type TestServer } from '../server/test-server.ts'
import { expectations } from './expectations.ts'
import { fillIn, makeThingsOf, type Names } from './things-of-member.ts'

/** By its address one sees what gives data out: a file for a spreadsheet, a bank or a program. */
const GIVES_OUT = /\.(csv|json|xml)$|\bexport\b/

/** What is everyone's, or has an event of its own with more in it, and where that is tested. */
const OTHERWISE: readonly { route: RegExp; why: string }[] = [
  { route: /^\/sitemap\.xml$/, why: 'addresses of public pages' },
  { route: /^\/blog\/rss\.xml$/, why: 'posts that everyone reads' },
  { route: /^\/my\/account\/export\//, why: 'export.downloaded, in domain/privacy/export.test.ts' },
  { route: /^\/admin\/payouts\/batch/, why: 'payouts.file-taken, of domain/payouts' },
]

const routes = Object.entries(expectations)
  .filter(([path, { address }]) => GIVES_OUT.test(path) || GIVES_OUT.test(address))
  .map(([path]) => path)
  .filter((path) => !OTHERWISE.some(({ route }) => route.test(path)))

let server: TestServer
let names: Names
beforeAll(async () => {
  server = await openSharedServer()
  names = await server.transaction((tx) => makeThingsOf(tx, server.personOf('member')))
  return server.close
})

const newestEvent = () =>
  server.transaction(async (tx) => {
    const [event] = await tx.db.select().from(securityEvent).orderBy(desc(securityEvent.id)).limit(1)
    return event
  })

test.each(routes)(
  'whoever takes a file from %s leaves who, what, by which filter and how much',
  async (route) => {
    const person = route.startsWith('/admin') ? 'administrator' : 'member'
    const filter = '?kind=sign-in&q=example'
    const address = fillIn(expectations[route]?.address ?? '', names) + filter
    const answer = await fetch(server.web.origin + address, { headers: await server.headersOf(person) })
    expect(answer.status).toBe(200)
    const text = await answer.text()
    const rows = route.endsWith('.json')
      ? (JSON.parse(text) as unknown[]).length
      : text.split('\r\n').filter(Boolean).length - 1
    expect(await newestEvent()).toMatchObject({
      kind: 'data.given-out',
      actor: `member:${server.personOf(person).id}`,
      details: { rows, filter },
    })
  },
)

test('an administrator who takes a file while looking as someone else is named by their own name', async () => {
  const headers = await server.headersOf('administrator looking as the member')
  await fetch(`${server.web.origin}/my/balance.csv`, { headers })
  expect(await newestEvent()).toMatchObject({
    kind: 'data.given-out',
    actor: `member:${server.personOf('administrator').id}`,
    memberId: server.personOf('member').id,
  })
})
