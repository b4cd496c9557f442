import { expect, test } from 'vitest'
import { listCurrencies } from './list-currencies.ts'

const paidThrough = (takes: (currency: string) => boolean) => {
  const list = listCurrencies({ active: { takes } as Parameters<typeof listCurrencies>[0]['active'] })
  return (code: string) => list.find(({ value }) => value === code)?.label
}

test('who chooses a currency sees in which nobody could pay', () => {
  const labelOf = paidThrough((currency) => currency !== 'KWD')
  expect(labelOf('KWD')).toBe('KWD, Kuwaiti Dinar: can’t be paid in here')
  expect(labelOf('EUR')).toBe('EUR, Euro')
})

test('as long as nobody takes payments every currency is as good as another', () => {
  expect(listCurrencies({ active: undefined }).filter(({ label }) => label.includes(':'))).toEqual([])
})
