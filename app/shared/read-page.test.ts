import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'

/** Twenty-five things, ten a page, and which pages of them were read. */
function aList(count = 25) {
  const read: number[] = []
  const rows = Array.from({ length: count }, (_, at) => at)
  return {
    read,
    page: (asked: number) =>
      readPage(asked, 10, async (page) => {
        read.push(page)
        return { rows: rows.slice((page - 1) * 10, page * 10), count }
      }),
  }
}

test('the page that is asked for is read once, and what is past the end is the last page', async () => {
  const list = aList()
  expect(await list.page(2)).toMatchObject({ page: 2, pages: 3, rows: { length: 10 } })
  expect(list.read).toEqual([2])
  expect(await list.page(9)).toEqual({ page: 3, pages: 3, count: 25, rows: [20, 21, 22, 23, 24] })
  expect(list.read).toEqual([2, 9, 3])
})

test('a list of nothing has one page', async () => {
  expect(await aList(0).page(4)).toEqual({ page: 1, pages: 1, count: 0, rows: [] })
})
