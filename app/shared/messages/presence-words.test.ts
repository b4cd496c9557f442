import { expect, test } from 'vitest'
import { presenceWords } from './presence-words.ts'

const now = new Date('2026-11-11T08:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test('who was here is told to the day, on the clock of whoever reads', () => {
  const words = (minutes: number, timeZone = 'UTC') => presenceWords(ago(minutes), now, timeZone)?.words
  expect([words(1), words(60), words(9 * 60)]).toEqual(['Here now', 'Here today', 'Here this week'])
  // In Tokyo it is 17:00: nine hours ago was the same day.
  expect(words(9 * 60, 'Asia/Tokyo')).toBe('Here today')
  expect(presenceWords(undefined, now, 'UTC')).toBeNull()
})
