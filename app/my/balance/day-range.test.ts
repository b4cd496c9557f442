import { expect, test } from 'vitest'
import { endOfDay, startOfDay } from './day-range.ts'

test.each([
  ['2026-11-15', 'UTC', '2026-11-15T00:00:00.000Z'],
  ['2026-11-15', 'Europe/Amsterdam', '2026-11-14T23:00:00.000Z'],
  ['2026-07-15', 'Europe/Amsterdam', '2026-07-14T22:00:00.000Z'],
  ['2026-03-29', 'Europe/Amsterdam', '2026-03-28T23:00:00.000Z'],
  ['2026-03-30', 'Europe/Amsterdam', '2026-03-29T22:00:00.000Z'],
  ['2026-11-15', 'Pacific/Auckland', '2026-11-14T11:00:00.000Z'],
  ['2026-11-15', 'Asia/Kolkata', '2026-11-14T18:30:00.000Z'],
])('%s begins in %s at %s', (day, zone, at) => {
  expect(startOfDay(day, zone)?.toISOString()).toBe(at)
})

test('a day ends where the next begins, also when clocks change', () => {
  expect(endOfDay('2026-03-29', 'Europe/Amsterdam')?.toISOString()).toBe('2026-03-29T22:00:00.000Z')
  expect(endOfDay('2026-12-31', 'UTC')?.toISOString()).toBe('2027-01-01T00:00:00.000Z')
})

test.each(['', 'yesterday', '2026-02-30', '2026-13-01', '15.11.2026', '20261-1-1'])('%j is no day', (day) => {
  expect(startOfDay(day, 'UTC')).toBeUndefined()
  if (day !== '2026-02-30') expect(endOfDay(day, 'UTC')).toBeUndefined()
})
