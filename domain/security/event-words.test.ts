import { expect, test } from 'vitest'
import { eventWords, isFailure } from './event-words.ts'

test('a kind has words of its own, and one without reads as its name does', () => {
  expect(eventWords('sign-in')).toBe('Signed in')
  expect(eventWords('second-thing.turned-round')).toBe('Second thing turned round')
})

test('a failure is marked, wherever it happened', () => {
  expect(isFailure('sign-in.failed')).toBe(true)
  expect(isFailure('sign-in')).toBe(false)
})
