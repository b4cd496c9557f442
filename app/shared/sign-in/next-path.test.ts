import { expect, test } from 'vitest'
import { nextPath, withNext } from './next-path.ts'

test('a person comes back to where they were, with what they had asked for', () => {
  for (const path of ['/', '/cart', '/search?q=logo&page=2', '/deals/new#terms', '/my/account#sessions'])
    expect(nextPath(path)).toBe(path)
})

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/%2e//evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  'my/account',
  '',
  null,
  undefined,
])('%j leads to one’s own first page', (given) => {
  expect(nextPath(given)).toBe('/my')
})

test('signing in never leads back to a screen for signing in', () => {
  for (const path of [
    '/my/login?next=/my/login',
    '/my/otp',
    '/auth/email/verify?token=x',
    '/@harbour/login',
    '/my/sign-out',
  ])
    expect(nextPath(path)).toBe('/my')
})

test('what was asked for is kept in the address of the next screen', () => {
  expect(withNext('/my/otp', '/search?q=a&b')).toBe('/my/otp?next=%2Fsearch%3Fq%3Da%26b')
  expect(withNext('/my/login?why=again', '/cart')).toBe('/my/login?why=again&next=%2Fcart')
  expect(withNext('/my/otp', '/my')).toBe('/my/otp')
})
