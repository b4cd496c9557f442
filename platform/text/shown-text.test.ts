import { expect, test } from 'vitest'
import { isShown, isShownLine, lengthOf, seenLengthOf } from './shown-text.ts'

test.each([
  ['a null', 'a\0b'],
  ['half a character', 'a\ud800b'],
  ['an order to read backwards', 'a\u202eb'],
  ['an isolate', 'a\u2067b'],
])('%s can’t be shown', (_, text) => {
  expect(isShown(text)).toBe(false)
})

test.each(['Две строки\nи табуляция\t', 'שלום\u200f, 2026', 'خانه\u200cها', '👩‍👩‍👧‍👦 ❤️'])(
  '“%s” is shown',
  (text) => {
    expect(isShown(text)).toBe(true)
  },
)

test('a line has no second one', () => {
  expect(isShownLine('one')).toBe(true)
  expect(isShownLine('one\ntwo')).toBe(false)
})

test('what nobody sees is no length', () => {
  expect(seenLengthOf('\u200b'.repeat(20))).toBe(0)
  expect(seenLengthOf('\u3164\u2800\ufeff\u200f')).toBe(0)
  expect(seenLengthOf('a\u200db')).toBe(2)
  expect(lengthOf('👩‍👩')).toBe(3)
})
