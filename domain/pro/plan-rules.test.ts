import { expect, test } from 'vitest'
import { minor } from '#platform/money/money.ts'
import { computeChange, endOfPeriod, unusedOf } from './plan-rules.ts'

const at = (day: string) => new Date(`${day}T10:00:00Z`)

test('a month ends on the day of the month that it all began on, also after a short one', () => {
  const february = endOfPeriod('monthly', at('2031-01-31'), 31)
  expect(february).toEqual(at('2031-02-28'))
  expect(endOfPeriod('monthly', february, 31)).toEqual(at('2031-03-31'))
  expect(endOfPeriod('monthly', at('2031-12-15'), 15)).toEqual(at('2032-01-15'))
})

test('a year ends a year later, and one of a leap day on the last of February', () => {
  expect(endOfPeriod('yearly', at('2030-11-18'), 18)).toEqual(at('2031-11-18'))
  expect(endOfPeriod('yearly', at('2032-02-29'), 29)).toEqual(at('2033-02-28'))
})

const month = { startsAt: at('2030-11-01'), endsAt: at('2030-12-01'), priceMinor: minor(1_200) }

test('a day that has begun is used; the others are given back in whole minor units', () => {
  expect(unusedOf(month, at('2030-11-01'))).toBe(1_200n)
  expect(unusedOf(month, new Date('2030-11-01T10:00:01Z'))).toBe(1_160n)
  expect(unusedOf(month, at('2030-11-16'))).toBe(600n)
  expect(unusedOf(month, new Date('2030-11-30T10:00:01Z'))).toBe(0n)
  expect(unusedOf(month, at('2030-12-05'))).toBe(0n)
})

test('a change of plan costs the new one less the unused days', () => {
  expect(computeChange(month, minor(10_800), at('2030-11-16'))).toEqual({
    price: 10_800n,
    credit: 600n,
    due: 10_200n,
  })
})
