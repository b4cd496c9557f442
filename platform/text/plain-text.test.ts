import { expect, test } from 'vitest'
import { plainLine, plainText } from './plain-text.ts'

const name = plainLine('Legal name', { min: 2, max: 140 })
const reason = plainText('Reason', { min: 3, max: 500 })

const refused = (schema: typeof name, text: string) =>
  schema.safeParse(text).error?.issues.map(({ message }) => message)

test.each([
  ['a null', 'Ann\0a'],
  ['half a character', 'Ann\ud800a'],
  ['an order to read backwards', 'Ann \u202eknaB'],
  ['an isolate', 'Ann \u2067Bank'],
])('%s is in no name and in no text', (_, text) => {
  expect(refused(name, text)).toEqual(['Legal name: remove the characters that can’t be shown'])
  expect(refused(reason, text)).toEqual(['Reason: remove the characters that can’t be shown'])
})

test('a name that nobody can see is too short', () => {
  expect(refused(name, '\u200b\u3164')).toEqual(['Legal name: at least 2 characters'])
})

test('a name stands on one line, a text on several', () => {
  expect(refused(name, 'Ann\nLee')).toEqual(['Legal name: remove the characters that can’t be shown'])
  expect(reason.parse('It was late.\r\nTwice. ')).toBe('It was late.\nTwice.')
})
