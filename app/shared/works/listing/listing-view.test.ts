import { expect, test } from 'vitest'
import type { Facets } from '#domain/search/index.ts'
import { countWords, viewListing } from './listing-view.ts'
import { readListing } from './read-listing.ts'

const facets: Facets = {
  categories: [
    { id: 'a', count: 11 },
    { id: 'b', count: 0 },
  ],
  prices: [
    { fromMinor: 0, toMinor: 5_000, count: 5 },
    { fromMinor: 5_000, toMinor: 15_000, count: 10 },
    { fromMinor: 15_000, toMinor: null, count: 4 },
  ],
  deliveryDays: [
    { most: 1, count: 3 },
    { most: 7, count: 16 },
  ],
  ratings: [
    { atLeast: 4, count: 12 },
    { atLeast: 4.5, count: 9 },
  ],
  levels: [{ level: 'master', count: 4 }],
  languages: [
    { code: 'de', count: 2 },
    { code: 'en', count: 18 },
  ],
  online: 3,
  teams: 0,
}
const asked = (search: string) => readListing(new URL(`/search${search}`, 'http://h'), { currency: 'USD' })
const scope = { path: '/search', currency: 'USD', perPage: 24 }

test('a filter that is on has a chip that takes off it alone', () => {
  const view = viewListing(
    asked('?price_from=100&price_to=800&days=7&level=master&level=rising&sort=newest'),
    { count: 64, isOver: false },
    facets,
    { ...scope, otherParams: { q: 'logo' } },
  )
  expect(view.chips.map(({ label }) => label)).toEqual(['$100 to $800', 'Within 7 days', 'Rising', 'Master'])
  expect(view.chips[1]?.to).toBe(
    '/search?q=logo&price_from=100&price_to=800&level=rising&level=master&sort=newest',
  )
  expect(view.clearTo).toBe('/search?q=logo&sort=newest')
})

test('what is chosen is on in the column, and radios lead back to any', () => {
  const view = viewListing(asked('?days=7&language=de'), { count: 2, isOver: false }, facets, scope)
  const options = (name: string) => view.groups.find((group) => group.name === name)?.options
  expect(options('days')).toEqual([
    { value: '1', label: '1 day', count: 3, isOn: false },
    { value: '7', label: '7 days', count: 16, isOn: true },
    { value: '', label: 'Any time', isOn: false },
  ])
  expect(options('language')?.map(({ label }) => label)).toEqual(['German', 'English'])
  expect(options('team')).toBeUndefined()
})

test('a language that nothing has stays chosen in the column, since the form would lose it', () => {
  const nothing = { ...facets, languages: [] }
  const languages = (search: string) =>
    viewListing(asked(search), { count: 0, isOver: false }, nothing, scope).groups.find(
      ({ name }) => name === 'language',
    )?.options
  expect(languages('?language=fr&price_to=1')).toEqual([
    { value: 'fr', label: 'French', count: 0, isOn: true },
  ])
  expect(languages('?price_to=1')).toBeUndefined()
})

test('prices are drawn in their bands, those asked for in colour', () => {
  const { prices } = viewListing(asked('?price_to=100'), { count: 9, isOver: false }, facets, scope)
  expect(prices.bars).toEqual([
    { share: 0.5, isOn: true },
    { share: 1, isOn: true },
    { share: 0.4, isOn: false },
  ])
  expect(prices.to).toBe('100')
})

test('a category is chosen by its path, and is sent once', () => {
  const view = viewListing(asked(''), { count: 1, isOver: false }, facets, {
    ...scope,
    otherParams: { q: 'x', category: 'audio' },
    category: {
      choices: [
        { id: 'a', path: 'audio', title: 'Audio' },
        { id: 'b', path: 'video', title: 'Video' },
      ],
      chosenPath: 'audio',
    },
  })
  expect(view.groups[0]?.options).toEqual([
    { value: 'audio', label: 'Audio', count: 11, isOn: true },
    { value: '', label: 'All', isOn: false },
  ])
  expect(view.otherParams).toEqual([['q', 'x']])
})

test('pages end at the fiftieth and what is beyond is read as the last', () => {
  expect(viewListing(asked('?page=9'), { count: 50, isOver: false }, facets, scope)).toMatchObject({
    page: 3,
    pages: 3,
  })
  expect(viewListing(asked(''), { count: 10_000, isOver: true }, facets, scope).pages).toBe(50)
})

test('counts are said in words', () => {
  expect(countWords({ count: 1, isOver: false }, 'service')).toBe('1 service')
  expect(countWords({ count: 0, isOver: false }, 'service')).toBe('0 services')
  expect(countWords({ count: 10_000, isOver: true }, 'service')).toBe('over 10,000 services')
})
