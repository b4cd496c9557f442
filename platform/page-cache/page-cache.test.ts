import { gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { normaliseQuery, pageKey } from './key.ts'
import { gzipBody, keepPage, plainBody } from './cached-page.ts'
import { openPageCache } from './page-cache.ts'

const about = { status: 200, headers: [] as [string, string][], tags: ['settings'] }
const page = (text: string, tags = ['settings']) => keepPage(Buffer.from(text), 'NONCE', { ...about, tags })

test('a kept page comes back with a fresh nonce wherever one stood', () => {
  const cached = page('<script nonce="NONCE">1</script><b>é</b><script nonce="NONCE"></script>')
  expect(plainBody(cached, 'FRESH').toString()).toBe(
    '<script nonce="FRESH">1</script><b>é</b><script nonce="FRESH"></script>',
  )
})

const mark = '#'.repeat(22)

test('the joined gzip stream unpacks to the plain page for any page and nonce', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ maxLength: 400, unit: 'binary' }), { minLength: 1, maxLength: 6 }),
      fc.stringMatching(/^[\w-]{22}$/),
      (texts, nonce) => {
        const cached = keepPage(Buffer.from(texts.join(mark)), mark, about)
        expect(gunzipSync(gzipBody(cached, nonce))).toEqual(plainBody(cached, nonce))
      },
    ),
  )
})

test('and with any words in any holes', () => {
  const text = fc.string({ maxLength: 60, unit: 'binary' })
  fc.assert(
    fc.property(
      fc.array(fc.array(text, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
      fc.array(text, { minLength: 6, maxLength: 6 }),
      fc.stringMatching(/^[\w-]{22}$/),
      (pieces, words, nonce) => {
        const html = (joint: (place: number) => string, inside: string) =>
          pieces
            .map((texts, place) => texts.join(inside) + (place < pieces.length - 1 ? joint(place) : ''))
            .join('')
        let at = 0
        const holes = pieces.slice(1).map((_, place) => {
          at += Buffer.byteLength((pieces[place] ?? []).join(mark))
          const hole = { at, length: 3, name: String(place) }
          at += 3
          return hole
        })
        const cached = keepPage(Buffer.from(html(() => '@@@', mark)), mark, about, holes)
        const filling = (name: string) => words[Number(name)] ?? ''
        const filled = Buffer.from(html((place) => filling(String(place)), nonce))
        expect(gunzipSync(gzipBody(cached, nonce, filling))).toEqual(filled)
        expect(plainBody(cached, nonce, filling)).toEqual(filled)
      },
    ),
  )
})

test('a kept page takes the memory of its zipped form, and its plain form is made for who asks for it', () => {
  const text = `${'<p>The same again.</p>'.repeat(1_000)}<script nonce="NONCE"></script>`
  const cached = page(text)
  expect(cached.bytes).toBeGreaterThan(cached.pieces[0]?.zipped.bytes.length ?? 0)
  expect(cached.bytes).toBeLessThan(text.length / 5)
  expect(cached.plain).not.toHaveProperty('bytes')
  for (const nonce of ['FRESH', 'OTHER'])
    expect(plainBody(cached, nonce).toString()).toBe(text.replace('NONCE', nonce))
})

test('a kept page holds no memory but its own, whatever else was made beside it', () => {
  const bytes = page('<p>short</p>').pieces[0]?.zipped.bytes
  expect(bytes?.buffer.byteLength).toBe(bytes?.length)
})

test('what is known of a page is counted with it', () => {
  const [plainly, tagged] = [page('x'), page('x', ['settings', ...Array<string>(20).fill('service:1')])]
  expect(tagged.bytes - plainly.bytes).toBeGreaterThan(20 * 'service:1'.length)
})

test('dropping a tag drops the pages that carry it and no other', () => {
  const cache = openPageCache({ mostBytes: 1e6 })
  cache.keep('/a', page('a', ['service:1']), cache.begin())
  cache.keep('/b', page('b', ['service:2']), cache.begin())
  cache.drop(['service:1'])
  expect(cache.find('/a')).toBeUndefined()
  expect(cache.find('/b')).toBeDefined()
})

test('a page whose data changed while it was rendered is not kept', () => {
  const cache = openPageCache({ mostBytes: 1e6 })
  const rendering = cache.begin()
  cache.drop(['settings'])
  expect(cache.keep('/a', page('a'), rendering)).toBe(false)
  expect(cache.find('/a')).toBeUndefined()
})

test('memory stays within its bound and the page least recently asked for leaves first', () => {
  const one = page('x'.repeat(1000))
  const cache = openPageCache({ mostBytes: one.bytes * 2 })
  cache.keep('/a', one, cache.begin())
  cache.keep('/b', one, cache.begin())
  cache.find('/a')
  cache.keep('/c', one, cache.begin())
  expect([cache.find('/a'), cache.find('/b'), cache.find('/c')].map(Boolean)).toEqual([true, false, true])
  expect(cache.figures().bytes).toBeLessThanOrEqual(one.bytes * 2)
})

test('while the bus is down nothing is served from memory and nothing is kept', () => {
  let listening = true
  const gaps: (() => void)[] = []
  const bus = {
    on: () => () => {},
    onGap: (hear: () => void) => {
      gaps.push(hear)
      return () => {}
    },
    isListening: () => listening,
    close: async () => {},
  }
  const cache = openPageCache({ mostBytes: 1e6, bus })
  cache.keep('/a', page('a'), cache.begin())
  listening = false
  gaps.forEach((hear) => hear())
  expect(cache.find('/a')).toBeUndefined()
  expect(cache.keep('/a', page('a'), cache.begin())).toBe(false)
})

test('the order of parameters and tracking make no other page', () => {
  expect(normaliseQuery('?b=2&a=1&utm_source=x')).toBe('?a=1&b=2')
  expect(normaliseQuery('?gclid=1')).toBe('')
  const address = {
    host: 'h',
    brand: 'g',
    path: '/',
    theme: 'system',
    reader: 'en',
    cartCount: 0,
    banners: '',
  }
  expect(pageKey({ ...address, search: '?a=1&b=2' })).toBe(
    pageKey({ ...address, search: '?b=2&a=1&fbclid=9' }),
  )
  expect(pageKey({ ...address, search: '?a=1&a=2' })).not.toBe(pageKey({ ...address, search: '?a=2&a=1' }))
})

test('what a page could tell apart is another page: empty values, and which of two comes first', () => {
  expect(normaliseQuery('?q=&q=design')).toBe('?q=&q=design')
  expect(normaliseQuery('?q=design&q=')).toBe('?q=design&q=')
  expect(normaliseQuery('?q')).toBe('?q=')
})

test('a query that was normalised is normal', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (query) => {
      const once = normaliseQuery(`?${query}`)
      expect(normaliseQuery(once)).toBe(once)
    }),
  )
})

test('another host, brand, theme, language, banner or length of the cart is another page', () => {
  const address = {
    host: 'h',
    brand: 'g',
    path: '/',
    search: '',
    theme: 'system',
    reader: 'en',
    cartCount: 0,
    banners: '',
  }
  const keys = [
    address,
    { ...address, host: 'i' },
    { ...address, brand: 'x' },
    { ...address, theme: 'dark' },
    { ...address, cartCount: 2 },
    { ...address, reader: 'ru' },
    { ...address, banners: 'strip:1:abc' },
  ].map(pageKey)
  expect(new Set(keys).size).toBe(7)
})

test('a page with a time of its own is gone when that has passed', () => {
  let now = 0
  const cache = openPageCache({ mostBytes: 1e6, now: () => now })
  cache.keep('/search?q=logo', page('a'), cache.begin(), 60_000)
  now = 59_999
  expect(cache.find('/search?q=logo')).toBeDefined()
  now = 60_000
  expect(cache.find('/search?q=logo')).toBeUndefined()
})
