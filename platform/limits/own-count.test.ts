import { expect, test } from 'vitest'
import { openOwnCount } from './own-count.ts'

const now = new Date('2026-11-01T12:00:00Z')

test('all addresses of one network of IPv6 are counted together, another network apart', () => {
  const may = openOwnCount(1)
  expect(may('2001:db8:1:2::1', now)).toBe(true)
  expect(may('2001:db8:1:2::2', now)).toBe(false)
  expect(may('2001:db8:1:3::1', now)).toBe(true)
  expect(may('203.0.113.7', now)).toBe(true)
  expect(may('203.0.113.8', now)).toBe(true)
})
