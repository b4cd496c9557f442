import { expect, test } from 'vitest'
import { addWorkingDays } from './working-days.ts'

test.each([
  ['Monday', '2026-11-16T10:00:00Z', 3, '2026-11-19T10:00:00.000Z'],
  ['Thursday, over a weekend', '2026-11-19T10:00:00Z', 3, '2026-11-24T10:00:00.000Z'],
  ['Saturday', '2026-11-21T10:00:00Z', 1, '2026-11-23T10:00:00.000Z'],
  ['Friday, two weeks', '2026-11-20T10:00:00Z', 10, '2026-12-04T10:00:00.000Z'],
  ['no day at all', '2026-11-21T10:00:00Z', 0, '2026-11-21T10:00:00.000Z'],
])('from %s', (_name, from, days, to) => {
  expect(addWorkingDays(new Date(from), days).toISOString()).toBe(to)
})
