import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { TreeNode } from '#domain/categories/index.ts'
import { choicesBelow, choicesOf, readSearch, savedAddressOf, titleOfSearch } from './read-search.ts'

const node = (path: string, below: TreeNode[] = []): TreeNode => ({
  id: path,
  parentId: null,
  slug: path.split('/').at(-1) ?? path,
  title: path.toUpperCase(),
  description: '',
  icon: '',
  path,
  depth: path.split('/').length,
  isHidden: false,
  servicesCount: 1,
  below,
})
const tree = [
  node('design', [node('design/logo'), node('design/icons', [node('design/icons/app')])]),
  node('audio'),
]
const USD = { currency: 'USD' }
const read = (search: string) => readSearch(new URL(`/search${search}`, 'http://h'), USD, choicesOf(tree))

test('nothing is asked until there are words, filters, a tab or an order', () => {
  expect(read('').isNothing).toBe(true)
  expect(read('?q=++').isNothing).toBe(true)
  expect(read('?utm_source=x&page=2').isNothing).toBe(true)
  for (const search of ['?q=logo', '?days=3', '?category=audio', '?in=services', '?sort=newest'])
    expect(read(search).isNothing, search).toBe(false)
})

test('a category is known by its path, and an unknown one is said', () => {
  expect(read('?q=a&category=design/logo').category?.title).toBe('DESIGN/LOGO')
  const unknown = read('?q=a&category=nowhere')
  expect(unknown.category).toBeUndefined()
  expect(unknown.listing.notes).toEqual(['There is no such category: that filter is off.'])
})

test('one search has one address, whatever its order and page', () => {
  const addresses = [
    '?q=logo&days=7&sort=newest&page=3',
    '?days=7&q=+logo+&in=services',
    '?q=logo&days=7&rating=nine',
  ].map((search) => savedAddressOf(read(search), 'USD'))
  expect(new Set(addresses)).toEqual(new Set(['q=logo&in=services&days=7']))
})

test('a saved search is called by what it looks for', () => {
  expect(titleOfSearch(read('?q=logo&category=design&price_to=50'), 'USD')).toBe('logo, DESIGN, Up to $50')
  expect(titleOfSearch(read('?category=audio'), 'USD')).toBe('AUDIO')
  expect(titleOfSearch(read('?days=1'), 'USD')).toBe('All services, Within 1 day')
})

test('a category is chosen from the top, or along the way and below', () => {
  const paths = (chosen?: string) => choicesBelow(tree, chosen).map(({ path }) => path)
  expect(paths()).toEqual(['design', 'audio'])
  expect(paths('design')).toEqual(['design', 'design/logo', 'design/icons'])
  expect(paths('design/icons')).toEqual(['design', 'design/icons', 'design/icons/app'])
})

test('any address is read, and its saved address reads as the same search', () => {
  const names = ['q', 'exact', 'in', 'category', 'days', 'level', 'price_from', 'sort', 'page']
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom(...names),
          fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('audio', '1', 'people', 'master', '7')),
        ),
      ),
      (pairs) => {
        const address = savedAddressOf(read(`?${new URLSearchParams(pairs)}`), 'USD')
        expect(savedAddressOf(read(`?${address}`), 'USD')).toBe(address)
      },
    ),
  )
})
