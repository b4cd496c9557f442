import { expect, test } from 'vitest'
import { csvFile, csvLine } from './csv-file.ts'

test('a comma, a quote and a line break stay inside their cell', () => {
  expect(csvLine(['a,b', 'say "no"', 'two\nlines', 7, null])).toBe('"a,b","say ""no""","two\nlines",7,\r\n')
})

test('a cell that a spreadsheet would run is text', () => {
  expect(csvLine(['=HYPERLINK("x")', '@sum', '-1', -1])).toBe(`"'=HYPERLINK(""x"")",'@sum,'-1,-1\r\n`)
})

test.each([
  ['wide', '＝1+1'],
  ['wide', '＋1'],
  ['wide', '－1'],
  ['wide', '＠sum'],
  ['small', '﹦1'],
  ['small', '﹢1'],
  ['small', '﹣1'],
  ['small', '﹫sum'],
  ['raised', '⁼1'],
  ['a minus', '−1'],
  ['after spaces', '   =1'],
  ['after a wide space', '\u3000=1'],
  ['after signs without ink', '\u200b\ufeff\u2060=1'],
  ['after a mark of direction', '\u200f＝1'],
  ['after a tab', '\t=1'],
  ['a tab alone', '\t1'],
  ['after a line break', '\n=1'],
])('a formula is text, %s: %s', (_, cell) => {
  expect(csvLine([cell]).replace(/^"/, '')).toMatch(/^'/)
})

test.each(['Ada', 'a=b', '1 - 2', '“=”', 'é+'])('%s is left as it is', (cell) => {
  expect(csvLine([cell])).toBe(`${cell}\r\n`)
})

test('a file has its head, every row of a long list and a name to be saved under', async () => {
  const rows = Array.from({ length: 1_200 }, (_, index) => [index, `row ${index}`])
  const file = csvFile('rows.csv', ['id', 'words'], rows)
  expect(file.headers.get('Content-Disposition')).toBe('attachment; filename="rows.csv"')
  const lines = (await file.text()).split('\r\n')
  expect(lines).toHaveLength(1_202)
  expect([lines[0], lines[1], lines[1_200], lines[1_201]]).toEqual([
    'id,words',
    '0,row 0',
    '1199,row 1199',
    '',
  ])
})

test('a reader who leaves ends the reading of the rows', async () => {
  let isEnded = false
  async function* rows() {
    try {
      for (let id = 0; ; id += 1) yield [id]
    } finally {
      isEnded = true
    }
  }
  const reader = csvFile('rows.csv', ['id'], rows()).body?.getReader()
  await reader?.read()
  await reader?.cancel()
  expect(isEnded).toBe(true)
})
