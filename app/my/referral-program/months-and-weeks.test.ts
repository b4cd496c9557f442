import { expect, test } from 'vitest'
import { minor } from '#platform/money/money.ts'
import { lastMonths, monthsOf, visitsByWeek } from './months-and-weeks.ts'

const now = new Date('2026-11-17T10:00:00Z')

test('rewards stand in the month in which they were booked, this one last', () => {
  const months = lastMonths(now)
  const booked = [
    { memberId: 'ann', month: '2026-11', bookedMinor: minor(840) },
    { memberId: 'bob', month: '2026-11', bookedMinor: minor(60) },
    { memberId: 'ann', month: '2025-12', bookedMinor: minor(100) },
  ]
  const sums = monthsOf(booked, months)
  expect(sums.map(({ name }) => name).join(' ')).toBe('Dec Jan Feb Mar Apr May Jun Jul Aug Sept Oct Nov')
  expect([sums[0]?.sum, sums[5]?.sum, sums[11]?.sum]).toEqual([100n, 0n, 900n])
})

test('visits of the last seven days are this week, and what is older than 24 weeks is not shown', () => {
  const weeks = visitsByWeek.of(
    [
      { day: '2026-11-17', people: 3 },
      { day: '2026-11-11', people: 2 },
      { day: '2026-11-10', people: 5 },
      { day: '2026-08-25', people: 7 },
      { day: '2020-01-01', people: 100 },
    ],
    now,
  )
  expect(weeks).toHaveLength(12)
  expect(weeks.slice(-2)).toMatchObject([
    { now: 5, before: 0 },
    { name: 'now', now: 5, before: 7 },
  ])
})
