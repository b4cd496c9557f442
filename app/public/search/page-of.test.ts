import { expect, test } from 'vitest'
import { pageOf, sliceLists } from './page-of.ts'

const items = Array.from({ length: 23 }, (_, at) => at)

test('a page holds its share, and the last one the rest', () => {
  expect(pageOf(items, null, 10)).toMatchObject({ page: 1, pages: 3 })
  expect(pageOf(items, '3', 10).shown).toEqual([20, 21, 22])
})

test('a page that is not there gives the nearest that is', () => {
  for (const asked of ['0', '-1', 'x', '1e3', '']) expect(pageOf(items, asked, 10).page, asked).toBe(1)
  expect(pageOf(items, '99', 10).page).toBe(3)
  expect(pageOf(items, '99999999999999999999', 10).page).toBe(1)
  expect(pageOf([], '2', 10)).toEqual({ page: 1, pages: 1, shown: [] })
})

test('lists that are read one behind the other are turned as one, to the last of the last', () => {
  const taken = (page: string | null) =>
    sliceLists([12, 5, 4], page, 10).slices.map(({ offset, most }) => (most > 0 ? [offset, most] : 'none'))
  expect(taken(null)).toEqual([[0, 10], 'none', 'none'])
  expect(taken('2')).toEqual([
    [10, 2],
    [0, 5],
    [0, 3],
  ])
  expect(taken('3')).toEqual(['none', 'none', [3, 1]])
  expect(sliceLists([12, 5, 4], '99', 10)).toMatchObject({ page: 3, pages: 3 })
  expect(sliceLists([0, 0, 0], '7', 10)).toMatchObject({ page: 1, pages: 1 })
})
