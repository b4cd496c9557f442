import { beforeAll, describe, expect, test } from 'vitest'
import { expectations } from '../../routes/expectations.ts'
import { findQuestions } from '../../routes/questions-of-routes.ts'
import { listRoutes } from '../../routes/route-map.ts'
import { fillIn, makeThingsOf, type Names } from '../../routes/things-of-member.ts'
import { openSharedServer } from '../../server/shared-server.ts'
import { type Kind, type TestServer } from '../../server/test-server.ts'
import { readSources } from '../../tidy/source-files.ts'
import { faultsIn } from './judge.ts'
import { dataOf } from './send-form.ts'
import { queriesOf, queryOfNothing } from './values-for-addresses.ts'

let server: TestServer
let names: Names

beforeAll(async () => {
  server = await openSharedServer()
  names = await server.transaction((tx) => makeThingsOf(tx, server.personOf('member')))
  return server.close
})

const questions = findQuestions(readSources())
const routes = await listRoutes()

/** One page in each frame: what every page reads is asked there in all ways, elsewhere in one. */
const IN_EACH_FRAME = ['/', '/my/login', '/my', '/admin']

function queriesAt(route: string) {
  const own = routes.flatMap(({ path, file }) => (path === route ? questions.of(file) : []))
  const all = IN_EACH_FRAME.includes(route) ? [...new Set([...own, ...questions.ofEveryPage])] : own
  const ofNothing = queryOfNothing(questions.ofEveryPage)
  return all.length === 0 ? [ofNothing] : queriesOf(all)
}

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
    for (const { what, query, isDrawn } of queriesAt(route)) {
      const { status, body } = await ask(kind, `${isDrawn ? path : dataOf(path)}?${query}`)
      expect(status, what).toBeLessThan(500)
      expect(status, `${what}: a longer address is refused before any page reads it`).not.toBe(414)
      expect(body.includes('"><script>1'), what).toBe(false)
    }
  },
)

const withPath = Object.keys(expectations).filter((route) => route.includes(':'))

test.each(withPath)('%s answers whatever stands in its path', async (route) => {
  const kind = isForAdmins(route) ? 'administrator' : 'member'
  const at = (value: string) => route.replace(/:\w+/, value)
  // What is not there is drawn alike, whatever it was called.
  for (const address of [at('constructor'), dataOf(at('__proto__')), dataOf(at(`'${'x'.repeat(3_000)}`))]) {
    const { status } = await ask(kind, address)
    expect(status, address).toBeLessThan(500)
    expect(status, address).not.toBe(414)
  }
})

describe('the door refuses what can’t be read, whichever page is asked for', () => {
  test.each(['/my/login?next=a%00b', '/?%00=a', '/search?q=%00', '/admin?q=a%00'])('%s', async (address) => {
    for (const one of [address, dataOf(address)])
      expect((await ask('administrator', one)).status, one).toBe(400)
  })

  test.each(withPath.slice(0, 4))('%s', async (route) => {
    for (const value of ['%00', '%FF', '..%2f..']) {
      const address = route.replace(/:\w+/, value)
      expect((await ask('member', address)).status, address).toBe(400)
    }
  })
})

test('and no fault was logged', () => {
  expect(faultsIn(server.web.printed())).toEqual([])
})
