import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { expectations } from '../../routes/expectations.ts'
import { fillIn, makeThingsOf, type Names } from '../../routes/things-of-member.ts'
import { openTestServer, type Kind, type TestServer } from '../../server/test-server.ts'
import { faultsIn } from './judge.ts'
import { dataOf } from './send-form.ts'

let server: TestServer
let names: Names

beforeAll(async () => {
  server = await openTestServer()
  names = await server.transaction((tx) => makeThingsOf(tx, server.personOf('member')))
  return server.close
})

/** What is sent in a form or stands in a header is tried by those who send forms. */
const NO_ADDRESS = /^(form|formData|sent|useSent|headers)$/

/** Every question that any page reads from its address, found in the pages themselves. */
function questionsOfPages(): string[] {
  const files = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter(
    (path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path),
  )
  const read = /(\w+)(?:\(\))?\??\.(?:get|getAll|has)\('([\w-]+)'\)/g
  return [
    ...new Set(
      files.flatMap((path) =>
        [...readFileSync(join('app', path), 'utf8').matchAll(read)].flatMap(([, from = '', name = '']) =>
          NO_ADDRESS.test(from) ? [] : [name],
        ),
      ),
    ),
  ]
}

const questions = questionsOfPages()
/** As they stand in an address. These a page may look up, or draw. */
const drawn = {
  'a name that every object has': '__proto__',
  'a script and some SQL': encodeURIComponent(`"><script>1'--`),
}
/** These may only be read wrongly, which the data of a page shows as well: to draw it takes most of the time. */
const told = {
  'another such name': 'constructor',
  'a null byte': 'a%00b',
  'no UTF-8 and half of a surrogate pair': '%FF%ED%A0%80',
  'a broken percent sign': '%',
  'a huge number': '99999999999999999999',
  'an address with a zone': 'fe80::1%25eth0',
}

/** A longer address is refused before any page reads it. */
const LONGEST_QUERY = 3_500

/** Every question with this answer, in as many addresses as they need. */
function queriesOf(value: string): string[] {
  const queries: string[] = []
  for (const name of questions) {
    const last = queries.at(-1)
    const next = `${name}=${value}`
    if (last === undefined || last.length + next.length >= LONGEST_QUERY) queries.push(next)
    else queries.splice(-1, 1, `${last}&${next}`)
  }
  return queries
}

type Query = { what: string; query: string; isDrawn: boolean }

const withEach = (values: Record<string, string>, isDrawn: boolean): Query[] =>
  Object.entries(values).flatMap(([what, value]) =>
    queriesOf(value).map((query) => ({ what, query, isDrawn })),
  )

/** Whatever even number of letters is kept of it, half a character stands at its end. */
const CUT_ANYWHERE = `a${encodeURIComponent('😀'.repeat(150))}`

const queries: Query[] = [
  ...withEach(drawn, true),
  ...withEach(told, false),
  {
    what: 'names that would grow',
    query: `a1[9000000]=x&a${'.a'.repeat(1_000)}=x&__proto__[x]=x&q[4294967295]=x`,
    isDrawn: false,
  },
  { what: 'a character that is cut in two', query: `q=${CUT_ANYWHERE}`, isDrawn: false },
]

const readers = new Map<Kind, Promise<Record<string, string>>>()

async function ask(kind: Kind, address: string): Promise<{ status: number; body: string }> {
  const headers = readers.get(kind) ?? server.headersOf(kind)
  readers.set(kind, headers)
  const response = await fetch(server.web.origin + address, { redirect: 'manual', headers: await headers })
  return { status: response.status, body: await response.text() }
}

const isForAdmins = (route: string) => route.startsWith('/admin')
const isForMembers = (route: string) => /^\/(my|deals|team)(\/|$)/.test(route)
/** Whoever sees the most of a page. */
const whoSees = (route: string): Kind =>
  isForAdmins(route) ? 'administrator' : isForMembers(route) ? 'member' : 'visitor'

test.each(Object.entries(expectations))(
  '%s answers whatever stands behind the question mark',
  async (route, { address }) => {
    const path = fillIn(address, names)
    const kind = whoSees(route)
    for (const { what, query, isDrawn } of queries) {
      const { status, body } = await ask(kind, `${isDrawn ? path : dataOf(path)}?${query}`)
      expect(status, what).toBeLessThan(500)
      expect(status, what).not.toBe(414)
      expect(body.includes('"><script>1'), what).toBe(false)
    }
  },
)

test.each(Object.keys(expectations).filter((route) => route.includes(':')))(
  '%s answers whatever stands in its path',
  async (route) => {
    const kind = isForAdmins(route) ? 'administrator' : 'member'
    for (const value of ['constructor', '__proto__', '%00', '%FF', '..%2f..', "'", 'x'.repeat(3_000)]) {
      const { status } = await ask(kind, route.replace(/:\w+/, value))
      expect(status, value).toBeLessThan(500)
    }
  },
)

test('and no fault was logged', () => {
  expect(faultsIn(server.web.printed())).toEqual([])
})
