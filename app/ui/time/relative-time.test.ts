import { expect, test } from 'vitest'
import { compactTime, dateText, exactTime, relativeTime } from './relative-time.ts'

const now = new Date('2026-11-11T14:05:00Z')
const at = (iso: string) => new Date(iso)

test('what just happened is now, and what is near is counted', () => {
  expect(relativeTime(at('2026-11-11T14:04:30Z'), now)).toBe('just now')
  expect(relativeTime(at('2026-11-11T14:05:30Z'), now)).toBe('in a moment')
  expect(relativeTime(at('2026-11-11T13:45:00Z'), now)).toBe('20 minutes ago')
  expect(relativeTime(at('2026-11-11T19:59:00Z'), now)).toBe('in 5 hours')
  expect(relativeTime(at('2026-11-10T13:00:00Z'), now)).toBe('yesterday')
  expect(relativeTime(at('2026-11-11T15:06:00Z'), now)).toBe('in 1 hour')
  expect(relativeTime(at('2026-11-12T15:00:00Z'), now)).toBe('tomorrow')
  expect(relativeTime(at('2026-11-17T15:00:00Z'), now)).toBe('in 6 days')
})

test('past a month it is a date', () => {
  expect(relativeTime(at('2026-09-01T00:00:00Z'), now)).toBe('1 Sept 2026')
})

test('a narrow column counts without words around it', () => {
  expect(compactTime(at('2026-11-11T14:05:00Z'), now)).toBe('now')
  expect(compactTime(at('2026-11-11T11:05:00Z'), now)).toBe('3 h')
  expect(compactTime(at('2026-11-10T13:05:00Z'), now)).toBe('1 day')
})

test('the exact time names its zone', () => {
  expect(exactTime(now)).toBe('Wed, 11 Nov 2026, 14:05 UTC')
})

test('every month is written as Britain does', () => {
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })
  for (let month = 0; month < 12; month++) {
    const day = new Date(Date.UTC(2026, month, 3))
    expect(dateText(day)).toBe(format.format(day))
  }
})
