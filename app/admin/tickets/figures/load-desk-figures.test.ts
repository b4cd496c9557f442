import { expect, test } from 'vitest'
import { dayIn } from '#platform/clock/zoned-day.ts'
import { stretchesOf } from './load-desk-figures.ts'

const zone = 'Europe/Amsterdam'

test.each([
  ['in the first hour of a day of twenty-five', '2026-10-24T22:30:00Z', '2026-10-25'],
  ['late on a day after the clock was put back', '2026-10-26T22:30:00Z', '2026-10-26'],
  ['early on a day after the clock was put forward', '2026-03-29T22:30:00Z', '2026-03-30'],
])('the last thirty days are thirty with today, %s', (_, at, today) => {
  const { now, before } = stretchesOf(30, new Date(at), zone)
  const daysOf = ({ from, to }: typeof now) => Math.round((to.getTime() - from.getTime()) / 86_400_000)
  expect(dayIn(new Date(now.to.getTime() - 1), zone)).toBe(today)
  expect([daysOf(now), daysOf(before)]).toEqual([30, 30])
})
