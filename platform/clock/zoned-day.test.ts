import { expect, test } from 'vitest'
import { clockIn, dayIn, momentIn, startOfDayIn } from './zoned-day.ts'

test.each([
  ['UTC', '2026-11-16', '2026-11-16T00:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-16', '2026-11-15T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2026-11-16', '2026-11-16T11:00:00.000Z'],
  // The clock is changed in the night of that day.
  ['Europe/Berlin', '2026-03-29', '2026-03-28T23:00:00.000Z'],
  ['Europe/Berlin', '2026-03-30', '2026-03-29T22:00:00.000Z'],
])('in %s the day %s begins at %s', (zone, day, begins) => {
  const at = startOfDayIn(day, zone)
  expect(at.toISOString()).toBe(begins)
  expect(dayIn(at, zone)).toBe(day)
  expect(dayIn(new Date(at.getTime() - 1), zone)).not.toBe(day)
})

test.each([
  ['UTC', '2026-11-16T08:00', '2026-11-16T08:00:00.000Z'],
  ['Europe/Berlin', '2026-11-16T08:00', '2026-11-16T07:00:00.000Z'],
  ['Europe/Berlin', '2026-07-16T08:00', '2026-07-16T06:00:00.000Z'],
  // An hour before and after the clock is put forward.
  ['Europe/Berlin', '2026-03-29T01:30', '2026-03-29T00:30:00.000Z'],
  ['Europe/Berlin', '2026-03-29T03:30', '2026-03-29T01:30:00.000Z'],
])('in %s a clock shows %s at %s', (zone, shown, at) => {
  expect(momentIn(shown, zone).toISOString()).toBe(at)
  expect(clockIn(new Date(at), zone)).toBe(shown)
})
