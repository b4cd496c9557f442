import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listingQuery } from './listing-address.ts'
import { type Asked, MOST_PAGES, readListing } from './read-listing.ts'

const USD = { currency: 'USD' }
const read = (search: string, settings = USD) =>
  readListing(new URL(`/categories/design${search}`, 'http://h'), settings)

test('an address without filters asks for everything, best match first', () => {
  expect(read('')).toEqual({
    levels: [],
    languages: [],
    isOnline: false,
    isTeam: false,
    sort: 'relevance',
    page: 1,
    notes: [],
  })
})

test('prices are typed in whole units of the currency, with its sign or without', () => {
  expect(read('?price_from=$1,200.50&price_to=2000')).toMatchObject({
    priceFromMinor: 120_050,
    priceToMinor: 200_000,
    notes: [],
  })
  expect(read('?price_from=1200', { currency: 'JPY' }).priceFromMinor).toBe(1200)
})

test('what is no price is left out and said', () => {
  const asked = read('?price_from=cheap&price_to=-5')
  expect(asked.priceFromMinor).toBeUndefined()
  expect(asked.priceToMinor).toBeUndefined()
  expect(asked.notes).toEqual([
    '“cheap” is not a price: that filter is off. Write an amount such as 120.',
    '“-5” is not a price: that filter is off. Write an amount such as 120.',
  ])
})

test('prices the wrong way round are swapped and said', () => {
  const asked = read('?price_from=800&price_to=100')
  expect(asked).toMatchObject({ priceFromMinor: 10_000, priceToMinor: 80_000 })
  expect(asked.notes).toHaveLength(1)
})

test('levels, languages and sorts that are none of ours are left out', () => {
  expect(read('?level=master&level=king&level=master&language=de&language=xx&sort=random')).toMatchObject({
    levels: ['master'],
    languages: ['de'],
    sort: 'relevance',
  })
})

test('days and ratings beyond their bounds are said', () => {
  const asked = read('?days=0&rating=9')
  expect(asked.notes).toEqual([
    '“0” is not a number of days from 1 to 365: that filter is off.',
    '“9” is not a rating from 1 to 5: that filter is off.',
  ])
})

test('pages end at fifty', () => {
  expect(read('?page=7').page).toBe(7)
  expect(read('?page=0').page).toBe(1)
  expect(read('?page=two').page).toBe(1)
  expect(read('?page=4000')).toMatchObject({ page: MOST_PAGES, notes: [expect.stringContaining('50')] })
})

test('any address at all is read, and reads the same once written anew', () => {
  const names = ['price_from', 'price_to', 'days', 'rating', 'level', 'language', 'online', 'team', 'sort']
  const value = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('1', '4.5', '7', '120', '99.50', 'master', 'de', 'newest', '$8'),
    fc.integer().map(String),
  )
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom(...names), value)),
      fc.constantFrom('USD', 'JPY', 'KWD'),
      (pairs, currency) => {
        const first = read(`?${new URLSearchParams(pairs)}`, { currency })
        const again = read(`?${listingQuery(first, currency)}`, { currency })
        expect(again).toEqual({ ...first, notes: [] } satisfies Asked)
      },
    ),
  )
})
