import { expect, test } from 'vitest'
import { isAt } from './is-at.ts'

test('a page stands at its own address and below those above it', () => {
  expect(isAt('/categories', '/categories', false)).toBe(true)
  expect(isAt('/categories/design', '/categories', false)).toBe(true)
  expect(isAt('/categories-of-old', '/categories', false)).toBe(false)
})

test('where exactly that address is meant, a page below it does not count', () => {
  expect(isAt('/my', '/my', true)).toBe(true)
  expect(isAt('/my/orders', '/my', true)).toBe(false)
})

test('the hall itself is not above every page', () => {
  expect(isAt('/', '/', false)).toBe(true)
  expect(isAt('/search', '/', false)).toBe(false)
})

test('what is asked at an address is not a part of the place', () => {
  expect(isAt('/my/login', '/my/login?next=%2Fsearch', false)).toBe(true)
})
