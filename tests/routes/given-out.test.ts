import { desc } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { securityEvent } from '#domain/security/schema.server.ts'
import { openPeopledHall, type PeopledHall } from '../hall/peopled-hall.ts'
import { expectations } from './expectations.ts'
import { fillIn, makeThingsOf, type Names } from './things-of-member.ts'

/** By its address one sees what gives data out: a file for a spreadsheet, a bank or a program. */
const GIVES_OUT = /\.(csv|json|xml)$|\bexport\b/

/** What is everyone's, or has an event of its own with more in it, and where that is tested. */
const OTHERWISE: readonly { route: RegExp; why: string }[] = [
  { route: /^\/sitemap\.xml$/, why: 'addresses of public pages' },
  { route: /^\/my\/account\/export\//, why: 'export.downloaded, in domain/privacy/export.test.ts' },
  { route: /^\/admin\/payouts\/batch/, why: 'payouts.file-taken, of domain/payouts' },
]

const routes = Object.entries(expectations)
  .filter(([path, { address }]) => GIVES_OUT.test(path) || GIVES_OUT.test(address))
  .map(([path]) => path)
  .filter((path) => !OTHERWISE.some(({ route }) => route.test(path)))

let hall: PeopledHall
let names: Names
beforeAll(async () => {
  hall = await openPeopledHall()
  names = await hall.transaction((tx) => makeThingsOf(tx, hall.personOf('member')))
  return hall.close
})

const newestEvent = () =>
  hall.transaction(async (tx) => {
    const [event] = await tx.db.select().from(securityEvent).orderBy(desc(securityEvent.id)).limit(1)
    return event
  })

test.each(routes)(
  'whoever takes a file from %s leaves who, what, by which filter and how much',
  async (route) => {
    const person = route.startsWith('/admin') ? 'administrator' : 'member'
    const filter = '?kind=sign-in&q=example'
    const address = fillIn(expectations[route]?.address ?? '', names) + filter
    const answer = await fetch(hall.web.origin + address, { headers: await hall.headersOf(person) })
    expect(answer.status).toBe(200)
    const text = await answer.text()
    const rows = route.endsWith('.json')
      ? (JSON.parse(text) as unknown[]).length
      : text.split('\r\n').filter(Boolean).length - 1
    expect(await newestEvent()).toMatchObject({
      kind: 'data.given-out',
      actor: `member:${hall.personOf(person).id}`,
      details: { rows, filter },
    })
  },
)

test('an administrator who takes a file while looking as someone else is named by their own name', async () => {
  const headers = await hall.headersOf('administrator looking as the member')
  await fetch(`${hall.web.origin}/my/balance.csv`, { headers })
  expect(await newestEvent()).toMatchObject({
    kind: 'data.given-out',
    actor: `member:${hall.personOf('administrator').id}`,
    memberId: hall.personOf('member').id,
  })
})
