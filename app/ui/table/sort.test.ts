import { expect, test } from 'vitest'
import { sortDirection, sortHref } from './sort.ts'

test('a column sorts its own way first', () => {
  expect(sortHref('', { sort: undefined, key: 'name' })).toBe('?sort=name')
  expect(sortHref('', { sort: undefined, key: 'deals', first: 'descending' })).toBe('?sort=-deals')
})

test('the sorted column turns round', () => {
  expect(sortHref('?sort=-deals', { sort: '-deals', key: 'deals', first: 'descending' })).toBe('?sort=deals')
})

test('filters stay and the page goes back to the first', () => {
  expect(sortHref('?state=active&page=4', { sort: undefined, key: 'name' })).toBe('?state=active&sort=name')
})

test('the direction is read from the parameter', () => {
  expect(sortDirection('-deals', 'deals')).toBe('descending')
  expect(sortDirection('deals', 'deals')).toBe('ascending')
  expect(sortDirection('name', 'deals')).toBeUndefined()
})
