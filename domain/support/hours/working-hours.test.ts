import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { dueAt, workingMinutes, type WorkingHours } from './index.ts'

const MINUTE_MS = 60_000
const hours: WorkingHours = {
  days: new Set([1, 2, 3, 4, 5]),
  fromMinute: 9 * 60,
  toMinute: 18 * 60,
  timeZone: 'Europe/Amsterdam',
  holidays: new Set(['2026-12-25']),
}
const at = (text: string) => new Date(text)

test.each([
  ['within a day', '2026-11-11T09:00:00+01:00', '2026-11-11T17:00:00+01:00'],
  ['over a night', '2026-11-11T14:05:00+01:00', '2026-11-12T13:05:00+01:00'],
  ['over a weekend', '2026-11-13T17:00:00+01:00', '2026-11-16T16:00:00+01:00'],
  ['asked on a Sunday', '2026-11-15T11:00:00+01:00', '2026-11-16T17:00:00+01:00'],
  ['over Christmas, a Friday, and the weekend', '2026-12-24T12:00:00+01:00', '2026-12-28T11:00:00+01:00'],
  ['over the end of summer time', '2026-10-23T14:00:00+02:00', '2026-10-26T13:00:00+01:00'],
])('eight working hours %s', (_name, from, due) => {
  expect(dueAt(hours, at(from), 480)).toEqual(at(due))
  expect(workingMinutes(hours, at(from), at(due))).toBe(480)
})

const format = new Map<string, Intl.DateTimeFormat>()

/** Each minute says for itself whether somebody is there: slow, and plain enough to be believed. */
function countPlainly(
  { days, holidays, fromMinute, toMinute, timeZone }: WorkingHours,
  from: number,
  to: number,
) {
  const reader =
    format.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })
  format.set(timeZone, reader)
  let sum = 0
  for (let minute = from; minute < to; minute += MINUTE_MS) {
    const [day = '', time = ''] = reader.format(minute).split(' ')
    const [hour = 0, past = 0] = time.split(':').map(Number)
    const weekday = new Date(`${day}T00:00:00Z`).getUTCDay() || 7
    const now = hour * 60 + past
    if (days.has(weekday) && !holidays.has(day) && now >= fromMinute && now < toMinute) sum++
  }
  return sum
}

const zones = [
  'UTC',
  'Europe/Amsterdam',
  'America/New_York',
  'America/Havana',
  'Asia/Kolkata',
  'Asia/Beirut',
  'Australia/Lord_Howe',
  'Pacific/Apia',
]
/** Around changes of the clock somewhere, and some ordinary days. */
const beginnings = [
  '2026-03-06',
  '2026-03-27',
  '2026-04-03',
  '2026-10-02',
  '2026-10-23',
  '2026-10-30',
  '2026-12-23',
]

const anyHours = fc
  .record({
    days: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 }),
    zone: fc.constantFrom(...zones),
    edges: fc.uniqueArray(fc.integer({ min: 0, max: 1_440 }), { minLength: 2, maxLength: 2 }),
  })
  .map(({ days, zone, edges }): WorkingHours => {
    const [fromMinute = 0, toMinute = 0] = edges.toSorted((one, other) => one - other)
    return {
      days: new Set(days),
      fromMinute,
      toMinute,
      timeZone: zone,
      holidays: new Set(['2026-12-25', '2026-03-09']),
    }
  })
const anyStart = fc
  .tuple(fc.constantFrom(...beginnings), fc.integer({ min: 0, max: 4 * 1_440 }))
  .map(([day, minutes]) => Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS)

test('minutes between two moments are those of a plain count, in any zone and over any change of the clock', () => {
  fc.assert(
    fc.property(anyHours, anyStart, fc.integer({ min: 0, max: 4 * 1_440 }), (any, from, length) => {
      const to = from + length * MINUTE_MS
      expect(workingMinutes(any, new Date(from), new Date(to))).toBe(countPlainly(any, from, to))
    }),
    { numRuns: 120 },
  )
})

/** Fewer weeks than the days after which nobody plans ahead (`spansFrom`), with room for holidays and skipped hours. */
const WEEKS_AHEAD = 500

test('an answer is due at the first moment when the working minutes are over', () => {
  fc.assert(
    fc.property(anyHours, anyStart, fc.integer({ min: 1, max: 1_200 }), (any, from, asked) => {
      const minutes = Math.min(asked, WEEKS_AHEAD * (any.toMinute - any.fromMinute))
      const due = dueAt(any, new Date(from), minutes)
      expect(workingMinutes(any, new Date(from), due)).toBe(minutes)
      expect(workingMinutes(any, new Date(from), new Date(due.getTime() - MINUTE_MS))).toBe(minutes - 1)
    }),
    { numRuns: 200 },
  )
})

test('what has waited for years is counted again without asking the clock of its zone for every day', () => {
  const everyDay = { ...hours, days: new Set([1, 2, 3, 4, 5, 6, 7]) }
  const [asked, now] = [at('2023-01-02T09:00:00+01:00'), at('2026-11-19T12:00:00+01:00')]
  const minutes = workingMinutes(everyDay, asked, now)
  const asks = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
  expect(workingMinutes(everyDay, new Date(asked.getTime() + MINUTE_MS), now)).toBe(minutes - 1)
  expect(asks.mock.calls.length).toBeLessThan(10)
  asks.mockRestore()
})
