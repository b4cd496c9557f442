import { expect, test } from 'vitest'
import { countDays, daysBefore, startsOf } from './stretch-rules.ts'

test('the time before has as many days, and ends the day before', () => {
  expect(daysBefore({ from: '2026-03-01', to: '2026-03-31' })).toEqual({
    from: '2026-01-29',
    to: '2026-02-28',
  })
  expect(countDays({ from: '2028-02-28', to: '2028-03-01' })).toBe(3)
})

test('points begin every day, every seventh, or at the same date of every month', () => {
  expect(startsOf({ from: '2026-03-28', to: '2026-03-30' }, 'day')).toEqual([
    '2026-03-28',
    '2026-03-29',
    '2026-03-30',
  ])
  expect(startsOf({ from: '2026-03-28', to: '2026-04-04' }, 'week')).toEqual(['2026-03-28', '2026-04-04'])
  expect(startsOf({ from: '2026-01-31', to: '2026-04-01' }, 'month')).toEqual([
    '2026-01-31',
    '2026-02-28',
    '2026-03-31',
  ])
})
