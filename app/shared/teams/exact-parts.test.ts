import { expect, test } from 'vitest'
import { minor } from '#platform/money/money.ts'
import { exactSplit } from './exact-parts.ts'

const shares = (...points: number[]) =>
  points.map((basisPoints, place) => ({ memberId: String(place), basisPoints }))

test('each share is written as it is before rounding, with what rounding leaves over', () => {
  expect(exactSplit(minor(29_970), shares(3_750, 2_750, 2_000, 1_500), 'USD')).toEqual({
    parts: ['112.3875', '82.4175', '59.9400', '44.9550'],
    whole: '299.7000',
    left: 2n,
  })
})

test('shares of hundredths of a percent are written to their last digit, thousands in groups', () => {
  expect(exactSplit(minor(200_000_003), shares(3_333, 6_667), 'USD')).toEqual({
    parts: ['666,600.009999', '1,333,400.020001'],
    whole: '2,000,000.030000',
    left: 1n,
  })
})

test('a currency without cents has digits after the point here too', () => {
  expect(exactSplit(minor(101), shares(5_000, 5_000), 'JPY')).toEqual({
    parts: ['50.50', '50.50'],
    whole: '101.00',
    left: 1n,
  })
})
