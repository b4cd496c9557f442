import { expect, test } from 'vitest'
import { bankInput, cardInput } from './method-input.ts'
import { labelOf } from './method-rules.ts'

test('a bank account is tidied, and its BIC may stay empty', () => {
  const typed = { holder: ' Ann Harbour ', iban: 'de89 3704 0044 0532 0130 00' }
  expect(bankInput.parse(typed)).toEqual({ holder: 'Ann Harbour', iban: 'DE89370400440532013000', bic: '' })
})

test('each field says what is wrong with it', () => {
  const { error } = bankInput.safeParse({ holder: '', iban: 'DE00', bic: 'abc' })
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Holder: fill this in',
    'IBAN: write it as your bank does: two letters, two digits, then the account',
    'BIC: 8 or 11 letters and digits, or leave it empty',
  ])
})

test.each(['4111 1111 1111 1111', '4111111111111111', '4111-1111-1111-1111'])(
  'a card number is never taken: %s',
  (token) => {
    const { error } = cardInput.safeParse({ holder: 'Ann Harbour', token })
    expect(error?.issues[0]?.message).toMatch(/looks like a card number/)
  },
)

test('a token is', () => {
  expect(cardInput.safeParse({ holder: 'Ann Harbour', token: 'card_1NvE2e9Zb' }).success).toBe(true)
})

test('a label shows the end of what it stands for and no more', () => {
  expect(labelOf({ kind: 'bank', holder: 'Ann', iban: 'DE89370400440532013000', bic: '' })).toBe(
    'IBAN ending 3000',
  )
  expect(labelOf({ kind: 'card', holder: 'Ann', token: 'card_1NvE2e9Zb' })).toBe('Card ending e9Zb')
  expect(labelOf({ kind: 'other', name: 'Wallet', details: 'ann@example.org' })).toBe('Wallet ending .org')
  expect(labelOf({ kind: 'other', name: 'Wallet', details: 'abcdef' })).toBe('Wallet ending ef')
})
