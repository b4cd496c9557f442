import { expect, test } from 'vitest'
import { pageList, pageQuery } from './page-list.ts'

test('few pages are all shown', () => {
  expect(pageList(1, 1)).toEqual([1])
  expect(pageList(2, 4)).toEqual([1, 2, 3, 4])
})

test('many pages show the ends, the page and its neighbours', () => {
  expect(pageList(1, 93)).toEqual([1, 2, null, 93])
  expect(pageList(50, 93)).toEqual([1, null, 49, 50, 51, null, 93])
  expect(pageList(93, 93)).toEqual([1, null, 92, 93])
})

test('a gap of one page is the page itself', () => {
  expect(pageList(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('an address keeps its filters, and the first page has no number', () => {
  expect(pageQuery('?q=logo&page=3', 4)).toBe('?q=logo&page=4')
  expect(pageQuery('?q=logo&page=3', 1)).toBe('?q=logo')
})
