import { expect, test } from 'vitest'
import type { Asked, CalculatorRules } from './calculator.ts'
import { timelineOf } from './timeline.ts'

const asked: Asked = { price: '1,200.00', days: '7', bearer: 'seller', pro: false, ownLink: false }
const rules = { autoAcceptServiceDays: 3, autoAcceptDealDays: 7 } as CalculatorRules
const clock = { deliveredDays: 7, acceptedDays: 10, clearedDays: 15 }
const titles = (today: string | undefined, given: typeof clock | undefined = clock) =>
  timelineOf({ clock: given }, asked, rules, today).map(({ title }) => title)

test('without a known day moments are counted from the order', () => {
  expect(titles(undefined)).toEqual(['Today', 'After 7 days', 'After 10 days', 'After 15 days'])
})

test('with one they are dates, across months', () => {
  expect(titles('2026-11-11')).toEqual(['Today', '18 November', '21 November', '26 November'])
  expect(titles('2026-02-25')).toEqual(['Today', '4 March', '7 March', '12 March'])
})

test('a date in another year names it', () => {
  expect(titles('2026-12-20')).toEqual(['Today', '27 December', '30 December', '4 January 2027'])
})

test('where nothing clears, acceptance is the last moment', () => {
  const moments = timelineOf({ clock: { ...clock, clearedDays: 10 } }, asked, rules, undefined)
  expect(moments).toHaveLength(3)
  expect(moments[2]?.text).toBe(
    'Accepted at the latest, by clock: 3 days for a service. It can be withdrawn at once',
  )
})

test('a refused number of days has no timeline', () => {
  expect(timelineOf({ clock: undefined }, asked, rules, '2026-11-11')).toEqual([])
})
