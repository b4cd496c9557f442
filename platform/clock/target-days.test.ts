import { expect, test } from 'vitest'
import { isTargetDay, nextTargetDay } from './target-days.ts'

/** Good Friday and Easter Monday of ten years, as the European Central Bank publishes them. */
const EASTERS = [
  ['2024-03-29', '2024-04-01'],
  ['2025-04-18', '2025-04-21'],
  ['2026-04-03', '2026-04-06'],
  ['2027-03-26', '2027-03-29'],
  ['2028-04-14', '2028-04-17'],
  ['2029-03-30', '2029-04-02'],
  ['2030-04-19', '2030-04-22'],
  ['2035-03-23', '2035-03-26'],
  ['2038-04-23', '2038-04-26'],
] as const

const at = (day: string) => new Date(`${day}T15:00:00Z`)

test.each(EASTERS)(
  'banks rest on Good Friday %s and Easter Monday %s, and on no other day of those weeks',
  (friday, monday) => {
    expect(isTargetDay(at(friday))).toBe(false)
    expect(isTargetDay(at(monday))).toBe(false)
    expect(nextTargetDay(at(friday)).slice(0, 8)).toBe(monday.slice(0, 8))
    expect(new Date(nextTargetDay(at(friday))).getUTCDay()).toBe(2)
  },
)

test.each([
  ['an ordinary Monday', '2026-11-16', '2026-11-17'],
  ['a Friday', '2026-11-20', '2026-11-23'],
  ['a Saturday', '2026-11-21', '2026-11-23'],
  ['the day before Christmas', '2026-12-24', '2026-12-28'],
  ['the last day of the year', '2026-12-31', '2027-01-04'],
  ['the eve of the first of May', '2026-04-30', '2026-05-04'],
  ['the day before Good Friday', '2026-04-02', '2026-04-07'],
])('after %s banks move money again on the right day', (_name, from, to) => {
  expect(nextTargetDay(at(from))).toBe(to)
})
