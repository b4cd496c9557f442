import { expect, test } from 'vitest'
import { checkAddress, oneLine } from './header-values.ts'

test('a subject stays on one line, whatever a person wrote', () => {
  expect(oneLine('  A logo\r\nBcc: all@example.org\u2028\0 soon ')).toBe('A logo Bcc: all@example.org soon')
})

test('a long subject is cut between characters', () => {
  expect(oneLine('😀'.repeat(300))).toBe(`${'😀'.repeat(199)}…`)
})

test('a subject of nothing is a fault', () => {
  expect(() => oneLine(' \n ')).toThrow(RangeError)
})

test.each(['anna@example.org', "o'neil+tag@sub.example.co.uk", 'анна@пример.рф'])(
  '%s is an address',
  (address) => {
    expect(checkAddress(address)).toBe(address)
  },
)

test.each([
  'anna',
  'anna@example.org, bob@example.org',
  'Anna <anna@example.org>',
  'anna@example.org\r\nBcc: bob@example.org',
  'anna@example.org\nRCPT TO:<bob@example.org>',
  ' anna@example.org',
  'a@b@c',
  'anna@example.org>',
  'anna\u202e@example.org',
  `${'a'.repeat(250)}@example.org`,
])('%j is not one address', (address) => {
  expect(() => checkAddress(address)).toThrow(RangeError)
})
