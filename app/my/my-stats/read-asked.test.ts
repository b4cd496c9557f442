import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countDays } from '#domain/analytics/member-figures/stretch-rules.ts'
import { readStatsAsked } from './read-asked.ts'

const TODAY = '2026-11-17'
const asked = (search: string, isPro = false) => readStatsAsked(new URLSearchParams(search), TODAY, isPro)

test('ninety days by weeks are shown first, and whatever makes no sense', () => {
  const usual = { days: { from: '2026-08-20', to: TODAY }, unit: 'week', length: 90 }
  for (const search of [
    '',
    'days=12',
    'from=2026-13-01&to=2026-11-01',
    'from=2026-11-02&to=2026-11-01',
    'days=730',
  ])
    expect(asked(search)).toMatchObject(usual)
})

test('any period may be asked for, in days, weeks or months', () => {
  expect(asked('from=2026-03-01&to=2026-03-31&by=day')).toMatchObject({
    days: { from: '2026-03-01', to: '2026-03-31' },
    unit: 'day',
    length: null,
  })
  expect(asked('days=365')).toMatchObject({ unit: 'month' })
  expect(asked('days=365&by=day')).toMatchObject({ unit: 'month' })
  expect(asked('days=365&by=week')).toMatchObject({ unit: 'week' })
})

test('PRO goes back two years', () => {
  expect(asked('from=2024-01-01&to=2024-12-31')).toMatchObject({ length: 90 })
  expect(asked('from=2024-01-01&to=2024-12-31', true)).toMatchObject({
    days: { from: '2024-11-17', to: '2024-12-31' },
  })
  expect(countDays(asked('days=730', true).days)).toBe(730)
})

test('whatever an address says, the period lies within what may be shown', () => {
  const word = fc.oneof(
    fc.string(),
    fc.date({ noInvalidDate: true }).map((at) => at.toISOString().slice(0, 10)),
  )
  fc.assert(
    fc.property(word, word, word, fc.boolean(), (from, to, by, isPro) => {
      const { days, earliest } = readStatsAsked(new URLSearchParams({ from, to, by }), TODAY, isPro)
      expect(earliest <= days.from && days.from <= days.to && days.to <= TODAY).toBe(true)
    }),
  )
})
