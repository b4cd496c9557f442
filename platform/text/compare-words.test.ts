import { expect, test } from 'vitest'
import { compareWords } from './compare-words.ts'

const marked = (was: string, is: string) =>
  compareWords(was, is)
    .map(({ kind, text }) => (kind === 'same' ? text : kind === 'removed' ? `[-${text}-]` : `[+${text}+]`))
    .join('')

test('words that were taken out and put in are told, the rest stands as it was', () => {
  expect(marked('A sign of oak', 'A sign of ash')).toBe('A sign of [-oak-][+ash+]')
  expect(marked('one two three', 'one three')).toBe('one [-two -]three')
  expect(marked('painted on both sides.', 'painted on the front.')).toBe(
    'painted on [-both sides.-][+the front.+]',
  )
  expect(marked('', 'new')).toBe('[+new+]')
  expect(marked('same', 'same')).toBe('same')
})

test('both texts can be read out of the comparison', () => {
  const was = 'The sign hangs above the door.\n\nIt is read from both ends of the street.'
  const is = 'The sign hangs beside the door, and is read from one end of the street at night.'
  const found = compareWords(was, is)
  const without = (kind: string) =>
    found
      .filter((one) => one.kind !== kind)
      .map(({ text }) => text)
      .join('')
  expect(without('added')).toBe(was)
  expect(without('removed')).toBe(is)
})

test('texts made to be slow are told as replaced', () => {
  const odd = 'a '.repeat(4_000)
  const even = 'b '.repeat(4_000)
  expect(compareWords(odd, even).map(({ kind }) => kind)).toContain('removed')
})
