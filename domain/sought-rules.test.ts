import { expect, test } from 'vitest'
import { areWords, readSought } from './sought-rules.ts'

const read = (typed: string) => readSought(typed, 'USD')

test('a number may be a number or a sum, and with a hash it is a number alone', () => {
  expect(read('1001')).toMatchObject({ number: 1001, amount: 100_100n })
  expect(read('#1001')).toMatchObject({ number: 1001, amount: undefined })
  expect(read('$1,250.50')).toMatchObject({ number: undefined, amount: 125_050n })
  expect(read('1250.5 USD')).toMatchObject({ amount: 125_050n })
  expect(read('570 usd')).toMatchObject({ number: undefined, amount: 57_000n })
  expect(read('abc570')).toMatchObject({ number: undefined, amount: undefined })
})

test('an address that was pasted is the id in it', () => {
  const id = 'a2f1e0c4-0000-4000-8000-00000000abcd'
  expect(read(`https://harbour.test/deals/${id.toUpperCase()}?x=1`).id).toBe(id)
})

test('digits that screens show of an id are its beginning, and may be a number as well', () => {
  expect(read('efb38c0e').ids?.first).toBe('efb38c0e-0000-0000-0000-000000000000')
  expect(read('payment EFB38C0E').ids?.last).toBe('efb38c0e-ffff-ffff-ffff-ffffffffffff')
  expect(read('12345678')).toMatchObject({ number: 12_345_678, ids: { first: expect.any(String) } })
  expect(read('#12345678').ids).toBeUndefined()
})

test('a first word that says what it is narrows the search, and is no part of it', () => {
  expect(read('payout 12')).toMatchObject({ kind: 'payout', number: 12, words: '12' })
  expect(read('Orders 1001')).toMatchObject({ kind: 'order', number: 1001 })
  expect(read('deal')).toMatchObject({ kind: undefined, words: 'deal' })
})

test('words are looked for in titles from three letters on', () => {
  expect(areWords(read('in'))).toBe(false)
  expect(areWords(read('ink'))).toBe(true)
  expect(areWords(read('123456'))).toBe(false)
  expect(read('a\u0000b').words).toBe('ab')
  expect(read(`${'a'.repeat(199)}😀`).words.isWellFormed()).toBe(true)
})
