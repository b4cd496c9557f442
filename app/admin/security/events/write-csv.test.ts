import { expect, test } from 'vitest'
import { csvLine } from './write-csv.ts'

test('a comma, a quote and a line break stay inside their cell', () => {
  expect(csvLine(['a,b', 'say "no"', 'two\nlines', 7, null])).toBe('"a,b","say ""no""","two\nlines",7,\r\n')
})

test('a cell that a spreadsheet would run is text', () => {
  expect(csvLine(['=HYPERLINK("x")', '@sum', '-1', -1])).toBe(`"'=HYPERLINK(""x"")",'@sum,'-1,-1\r\n`)
})
