import { expect, test } from 'vitest'
import { trimEndOf } from './trim-end-of.ts'

test.each([
  ['/categories/design///', /\//, '/categories/design'],
  ['///', /\//, ''],
  ['a. . ', /[.\s]/, 'a'],
  ['.a', /[.\s]/, '.a'],
  ['', /\//, ''],
])('%j ends where something else stands', (text, trimmed, expected) => {
  expect(trimEndOf(text, trimmed)).toBe(expected)
})
