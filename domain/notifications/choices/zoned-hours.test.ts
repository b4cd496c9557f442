import { expect, test } from 'vitest'
import { isWithin, nextHourIn } from './zoned-hours.ts'

const next = (after: string, hour: number, zone: string) =>
  nextHourIn(new Date(after), hour, zone).toISOString()

test('the next eight o’clock is that of the person’s own day', () => {
  expect(next('2026-11-11T10:00:00Z', 8, 'Europe/Madrid')).toBe('2026-11-12T07:00:00.000Z')
  expect(next('2026-11-11T06:59:00Z', 8, 'Europe/Madrid')).toBe('2026-11-11T07:00:00.000Z')
  expect(next('2026-11-11T07:00:00Z', 8, 'Europe/Madrid')).toBe('2026-11-12T07:00:00.000Z')
  expect(next('2026-11-11T00:00:00Z', 8, 'Asia/Kathmandu')).toBe('2026-11-11T02:15:00.000Z')
})

test('on a day on which clocks are changed it comes once, in the hour that there is', () => {
  expect(next('2026-03-28T23:30:00Z', 2, 'Europe/Madrid')).toBe('2026-03-29T01:00:00.000Z')
  expect(next('2026-10-24T22:30:00Z', 2, 'Europe/Madrid')).toBe('2026-10-25T00:00:00.000Z')
  expect(next('2026-10-25T00:00:00Z', 2, 'Europe/Madrid')).toBe('2026-10-26T01:00:00.000Z')
})

test('quiet hours may go over midnight', () => {
  const quiet = [21, 22, 23, 0, 6, 7, 12].filter((hour) => isWithin(hour, 22, 7))
  expect(quiet).toEqual([22, 23, 0, 6])
  expect([12, 13, 14].filter((hour) => isWithin(hour, 12, 14))).toEqual([12, 13])
})
