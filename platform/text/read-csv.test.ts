import { expect, test } from 'vitest'
import { readCsv, withoutMark } from './read-csv.ts'

test('cells hold commas, quotes and line breaks, and each row knows its line', () => {
  expect(readCsv('\uFEFFa,b\r\n"one, two","say ""hi"""\r\n\r\n"two\nlines",\r\nlast,row')).toEqual([
    { line: 1, cells: ['a', 'b'] },
    { line: 2, cells: ['one, two', 'say "hi"'] },
    { line: 4, cells: ['two\nlines', ''] },
    { line: 6, cells: ['last', 'row'] },
  ])
})

test('the mark before what looks like a formula is ours, and an apostrophe of somebody’s is not', () => {
  expect([withoutMark("'=1+1"), withoutMark("'s-Hertogenbosch")]).toEqual(['=1+1', "'s-Hertogenbosch"])
})
