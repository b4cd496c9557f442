import { expect, test } from 'vitest'
import { makeToken } from '#platform/crypto/tokens.ts'
import { cartCookie, cartTokenOf, readCartCount, readCartToken } from './cart-cookie.ts'

test('a key comes back as it was given', () => {
  const token = makeToken()
  expect(readCartToken(`theme=dark; ${cartCookie(token, 3).split(';')[0]}`)).toBe(token)
  const request = new Request('https://hall.test', { headers: { Cookie: `__Host-cart=${token}` } })
  expect(cartTokenOf(request)).toBe(token)
})

test.each([
  null,
  undefined,
  '',
  '__Host-cart=',
  '__Host-cart=short',
  `__Host-cart=${'a'.repeat(44)}`,
  `x__Host-cart=${'a'.repeat(43)}`,
])('%j holds no key', (cookies) => {
  expect(readCartToken(cookies)).toBeUndefined()
})

test('nothing but a key gets into the cookie', () => {
  expect(cartCookie(makeToken(), 12)).toMatch(
    /^__Host-cart=[\w-]{43}\.12; Path=\/; HttpOnly; Secure; SameSite=Lax; Max-Age=\d+$/,
  )
})

test('how many lines a cart has stands beside its key; a cookie of before counts as none', () => {
  const token = makeToken()
  expect(readCartCount(`${cartCookie(token, 4).split(';')[0]}; a=b`)).toBe(4)
  expect(readCartCount(cartCookie(token, 12).split(';')[0])).toBe(10)
  expect(readCartCount(`__Host-cart=${token}`)).toBe(0)
  expect(readCartCount(`__Host-cart=${token}.<b>`)).toBe(0)
  expect(readCartCount(null)).toBe(0)
})
