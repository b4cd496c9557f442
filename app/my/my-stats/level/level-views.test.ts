import { expect, test } from 'vitest'
import { compareNeeds } from '#domain/reputation/level-rules.ts'
import { viewChanges } from './changes-view.ts'
import { countMissing, headline, viewNeed } from './needs-view.ts'

const today = new Date('2026-11-17T12:00:00Z')
const has = { completedDeals: 76, rating: 4.7, onTimeBasisPoints: 9_160, responseBasisPoints: null }
const counted = {
  today,
  recent: { completed: 19, due: 24, on_time: 22 },
  all: { completed: 76, reviews: 50, rating: 23_500 },
}

test('each need says exactly what is missing', () => {
  const needs = compareNeeds('master', has).map((need) => viewNeed(need, counted))
  expect(needs.map(({ name, has: there, needs: wanted, missing }) => [name, there, wanted, missing])).toEqual(
    [
      ['Completed deals', '76', '100', '24 more. At your pace of the last 90 days, in March 2027.'],
      ['Rating', '4.7', '4.8', '25 more reviews of 5 stars.'],
      ['Delivered on time, 90 days', '91.6%', '95%', '22 of 24. The next 16 on time would do.'],
      ['Response rate, 90 days', 'None yet', '90%', 'Nothing to count yet, so it stands in nobody’s way.'],
    ],
  )
  expect(headline('Master', needs)).toBe('Three things stand between you and Master.')
  expect(headline(undefined, needs)).toBe('There is no level above yours.')
})

test('a ruler begins lower for who is lower, and both marks are on it', () => {
  for (const onTimeBasisPoints of [0, 4_321, 9_999, 10_000])
    for (const need of compareNeeds('trusted', { ...has, onTimeBasisPoints })) {
      const { at, mark } = viewNeed(need, counted)
      expect(Math.min(at, mark)).toBeGreaterThanOrEqual(0)
      expect(Math.max(at, mark)).toBeLessThanOrEqual(100)
    }
})

test('as many as are missing are enough, and one fewer is not', () => {
  for (const of of [1, 7, 24])
    for (let sum = 0; sum < of * 0.95; sum++) {
      const more = countMissing({ sum, of, each: 1, wanted: 0.95 })
      expect((sum + more) / (of + more)).toBeGreaterThanOrEqual(0.95 - 1e-9)
      expect((sum + more - 1) / (of + more - 1)).toBeLessThan(0.95)
    }
})

test('what is different from a month ago says why', () => {
  const ago = { completedDeals: 73, rating: 4.7, onTimeBasisPoints: 9_500, responseBasisPoints: null }
  const since = { completed: 3, due: 8, on_time: 6 }
  expect(viewChanges({ ago, now: has, since, left: { due: 4, on_time: 4 } })).toEqual([
    {
      name: 'Completed deals',
      from: '73 deals',
      to: '76 deals',
      why: '3 deals completed since.',
      tone: 'ok',
    },
    {
      name: 'Delivered on time',
      from: '95%',
      to: '91.6%',
      why: 'Since then 6 of 8 on time. 4 of 4 from before have left the 90 days.',
      tone: 'bad',
    },
  ])
})
