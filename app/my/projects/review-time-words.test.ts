import { expect, test } from 'vitest'
import { reviewTimeWords } from './review-time-words.ts'

test('how long a review takes is said in hours, then in days, and not at all where nobody can know', () => {
  const HOUR = 3_600_000
  expect(reviewTimeWords(undefined)).toContain('Too few')
  expect(reviewTimeWords(0)).toBe('Most are looked at within 1 hour.')
  expect(reviewTimeWords(4.2 * HOUR)).toBe('Most are looked at within 5 hours.')
  expect(reviewTimeWords(30 * HOUR)).toBe('Most are looked at within 2 days.')
})
