import { expect, test } from 'vitest'
import { dateAndTime, dayAndTime, leftUntil, whenInWords, whenShort } from '../../shared/moments.ts'

const now = new Date('2026-11-11T13:05:00Z')
const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

test('a moment is written on the clock of who reads it', () => {
  expect(dayAndTime(now, 'UTC')).toBe('Wednesday 11 November, 13:05')
  expect(dayAndTime(now, 'Pacific/Auckland')).toBe('Thursday 12 November, 02:05')
  expect(dateAndTime(later(24 * 60), 'UTC')).toBe('10 January 2027, 13:05')
})

test('what is near is named by its nearness', () => {
  expect(whenShort(later(6), now, 'UTC')).toBe('Today, 19:05')
  expect(whenShort(later(12), now, 'UTC')).toBe('Tomorrow, 01:05')
  expect(whenShort(later(6), now, 'Asia/Tokyo')).toBe('Tomorrow, 04:05')
  expect(whenShort(later(48), now, 'UTC')).toBe('Friday, 13:05')
  expect(whenShort(later(24 * 8), now, 'UTC')).toBe('19 November')
  expect(whenShort(later(-24), now, 'UTC')).toBe('Yesterday, 13:05')
  expect(whenShort(later(-48), now, 'UTC')).toBe('9 November, 13:05')
})

test('within a sentence a moment is named the same way, in small letters', () => {
  expect(whenInWords(later(6), now, 'UTC')).toBe('today, 19:05')
  expect(whenInWords(later(12), now, 'UTC')).toBe('tomorrow, 01:05')
  expect(whenInWords(later(48), now, 'UTC')).toBe('Friday, 13:05')
  expect(whenInWords(later(24 * 8), now, 'UTC')).toBe('19 November')
  expect(whenInWords(later(-24), now, 'UTC')).toBe('yesterday, 13:05')
})

test('what is left is said in the unit that matters', () => {
  expect(leftUntil(later(72), now)).toBe('3 days left')
  expect(leftUntil(later(5.5), now)).toBe('5 h 30 min left')
  expect(leftUntil(later(0.25), now)).toBe('15 min left')
  expect(leftUntil(later(-1), now)).toBe('0 min left')
})
