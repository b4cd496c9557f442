import { expect, test } from 'vitest'
import { filtersIn, withFilters } from './filter-memory.ts'

test('only filters are remembered: not the words, the sort, the page, nor what is empty', () => {
  expect(
    String(filtersIn('?q=logo&price_to=200&price_from=&level=master&level=rising&sort=newest&page=3')),
  ).toBe('price_to=200&level=master&level=rising')
})

test('they are put on the list at hand, in the place of its own, from its first page', () => {
  expect(withFilters('?q=logo&sort=newest&page=4&days=3', 'price_to=200')).toBe(
    '?q=logo&sort=newest&price_to=200',
  )
})

test('what somebody else wrote into the storage adds nothing but filters', () => {
  expect(withFilters('?q=logo', 'next=//evil.test&days=3')).toBe('?q=logo&days=3')
})
