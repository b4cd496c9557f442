import { expect, test } from 'vitest'
import { pageOf } from './page-of.ts'

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
