import { expect, test } from 'vitest'
import { parseSum } from './parse-sum.ts'

test.each([
  '570',
  '$570',
  '570 $',
  '570$',
  '570 usd',
  'USD 570.00',
  'usd570',
  '€570',
  '570 eur',
  'CA$570',
  '$570 USD',
])('%s is a sum', (typed) => {
  expect(parseSum(typed, 'USD')).toBe(57_000n)
})

test('as screens print it, so it is read', () => {
  expect(parseSum('PLN\u00a01,250.50', 'PLN')).toBe(125_050n)
  expect(parseSum('¥1,250', 'JPY')).toBe(1_250n)
})

test.each(['abc570', '570 abc', '#570', 'a570', '570 km', 'usd', '570usdeur', '5.7.0', '', '-570', '1e3'])(
  '%s is none',
  (typed) => {
    expect(parseSum(typed, 'USD')).toBeUndefined()
  },
)
