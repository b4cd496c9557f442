import { request as httpRequest } from 'node:http'
import fc from 'fast-check'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { normaliseQuery } from '#platform/page-cache/key.ts'
import { newAddress, openTestServer, type TestServer } from '../server/test-server.ts'
import { fillIn, makeThingsOf, type Names } from '../routes/things-of-member.ts'

let server: TestServer
let names: Names

beforeAll(async () => {
  server = await openTestServer()
  names = await server.transaction((tx) => makeThingsOf(tx, server.personOf('member')))
  // Search hears of it a moment later: until then a page would differ from the next by that.
  const [category, service] = [fillIn('/categories/{category}', names), fillIn('/services/{service}', names)]
  await vi.waitUntil(async () => (await rendered(category)).html.includes(service), { timeout: 15_000 })
  return server.close
})

type Page = { status: number; html: string }
type How = { method?: string; headers?: Record<string, string> }

/** Sent as it stands: `fetch` would tidy an address first. */
function ask(target: string, { method = 'GET', headers = {} }: How = {}): Promise<Page> {
  const { port } = new URL(server.web.origin)
  const from = { 'X-Forwarded-For': newAddress() }
  return new Promise((resolve, reject) => {
    const asked = httpRequest({ port, method, path: target, headers: { ...from, ...headers } }, (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const policy = String(answer.headers['content-security-policy'])
        const html = Buffer.concat(chunks).toString()
        resolve({ status: answer.statusCode ?? 0, html: withoutMoment(html, policy) })
      })
    })
    asked.once('error', reject)
    asked.end()
  })
}

/** Without the nonce, which is new in every answer, and the moment at which a page was rendered, as a number and in words. */
function withoutMoment(html: string, policy: string): string {
  const nonce = /'nonce-([\w-]+)'/.exec(policy)?.[1] ?? 'no nonce'
  return html
    .replaceAll(nonce, '')
    .replaceAll(/(\[\\*"D\\*",)\d+/g, '$1')
    .replaceAll(/\w+, \d+ \w+ \d+, \d\d:\d\d UTC/g, 'now')
}

let hosts = 0

/** By a name that nobody has asked for yet, so that no page of it is in memory. */
const rendered = (target: string) => ask(target, { headers: { Host: `hall-${hosts++}.example` } })

type Pair = [name: string, value: string]

const pairs = fc.array(
  fc.tuple(
    fc.constantFrom('q', 'in', 'page', 'sort', 'price', 'amount', 'stars', 'package', 'x', ''),
    fc.constantFrom('', 'design', '2', 'people', 'newest', 'a b', 'é', '"><b>', '%', '&=', '\uFFFD'),
  ),
  { maxLength: 5 },
)
const tracking = fc.array(
  fc.tuple(fc.constantFrom('utm_source', 'utm_x', 'fbclid', 'gclid'), fc.constantFrom('', 'MARK', 'a&b')),
  { maxLength: 2 },
)

/** The same question put in another way: other escapes, tracking in between, and names in another order. */
function inOtherWords(asked: readonly Pair[], followed: readonly Pair[], turn: number): string {
  const byName = [...new Set(asked.map(([name]) => name))]
  const turned = byName.map((_, at) => byName[(at + turn) % byName.length] ?? '')
  const inOrder = turned.flatMap((name) => asked.filter(([own]) => own === name))
  const escape = (text: string, at: number) =>
    at % 2 === turn % 2 ? encodeURIComponent(text) : new URLSearchParams([['', text]]).toString().slice(1)
  return [...followed, ...inOrder, ...followed]
    .map(([name, value], at) => `${escape(name, at)}=${escape(value, at)}`)
    .join('&')
}

const kept = [
  '/',
  '/about',
  '/pricing',
  '/categories',
  '/categories/{category}',
  '/search',
  '/projects',
  '/projects/{project}',
  '/services/{service}',
  '/user/{username}',
  '/user/{username}/portfolio',
]

test('equal keys give equal bytes, whatever stands behind the question mark', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...kept),
      pairs,
      tracking,
      fc.nat({ max: 7 }),
      async (route, asked, followed, turn) => {
        const address = fillIn(route, names)
        const plain = `?${new URLSearchParams(asked)}`
        const other = `?${inOtherWords(asked, followed, turn)}`
        expect(normaliseQuery(other), other).toBe(normaliseQuery(plain))
        // The first may be kept for all who ask as the second does.
        const page = await ask(address + other)
        expect(page.status, address + other).toBeLessThan(500)
        expect(page, address + other).toEqual(await rendered(address + plain))
        expect(page.html).not.toMatch(/utm_|fbclid|gclid/)
      },
    ),
    { numRuns: 60 },
  )
}, 120_000)

describe('what one visitor asks changes nothing for the next', () => {
  /** What is asked first, by whoever wants to spoil the page, and what everyone asks after. */
  const attempts: [what: string, spoiling: string, target: string, how?: How][] = [
    ['an empty parameter before the real one', '/search?q=&q=design', '/search?q=design'],
    ['tracking', '/search?q=logo&utm_source=MARK', '/search?q=logo'],
    ['tracking alone', '/about?utm_campaign=MARK', '/about'],
    ['what stands behind a hash', '/search?q=hash#MARK', '/search?q=hash'],
    ['another host', '/docs', '/docs', { headers: { Host: 'mark.example' } }],
    [
      'a proxy that nobody asked',
      '/docs/terms',
      '/docs/terms',
      {
        headers: {
          'X-Forwarded-Host': 'mark.example',
          'X-Forwarded-Proto': 'https',
          'X-Original-URL': '/MARK',
        },
      },
    ],
    ['another language', '/requisites', '/requisites', { headers: { 'Accept-Language': 'xx-MARK' } }],
    [
      'a theme that is none',
      '/categories',
      '/categories',
      { headers: { Cookie: 'theme="MARK"; theme=dark' } },
    ],
    [
      'cookies',
      '/projects',
      '/projects',
      { headers: { Cookie: '__Host-cart=MARK; __Host-invited-by=mark-mark' } },
    ],
    ['a request without a body', '/pricing', '/pricing', { method: 'HEAD' }],
    ['a dot in the path', '/./docs/privacy', '/docs/privacy'],
    ['a letter in capitals', '/ABOUT', '/about'],
    ['a slash at the end', '/projects/', '/projects'],
    ['an escaped letter', '/%61bout?x=1', '/about?x=1'],
    ['the data of a page', '/docs/privacy.data', '/docs/privacy'],
  ]

  test.each(attempts)('%s', async (_what, spoiling, target, how) => {
    await ask(spoiling, how)
    const page = await ask(target)
    expect(page.status).toBe(200)
    expect(page).toEqual(await rendered(target))
    expect(page.html).not.toMatch(/MARK|mark\.example|mark-mark/)
  })

  test('a slash more is no address', async () => {
    expect((await ask('//about')).status).toBe(400)
    expect((await ask('/about/../about')).status).toBe(400)
    expect((await ask('http://mark.example/about')).status).toBe(400)
  })
})

test('a member who asks twice for the same sees what a visitor sees, and is sent on without tracking', async () => {
  const headers = await server.headersOf('member')
  const { html } = await ask('/search?q=&q=design&utm_source=MARK', { headers })
  expect(html).not.toContain('MARK')
  const visitors = await ask('/search?q=&q=design')
  const searchedFor = (page: string) => /<input[^>]*name="q"[^>]*>/.exec(page)?.[0]
  expect(searchedFor(html)).toBe(searchedFor(visitors.html))
  const away = await fetch(`${server.web.origin}/my/account?utm_source=MARK`, { redirect: 'manual' })
  expect(away.headers.get('Location')).toBe('/my/login?next=%2Fmy%2Faccount')
})
