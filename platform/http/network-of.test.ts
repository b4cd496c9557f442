import { expect, test } from 'vitest'
import { networkOf } from './network-of.ts'

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['2001:db8::', '2001:db8:0:0'],
  ['2001:0DB8:0001:2::1', '2001:db8:1:2'],
  ['::1', '0:0:0:0'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['0b2c1f0e-5a51-4c5c-9b63-0d3c6e0b7f11', '0b2c1f0e-5a51-4c5c-9b63-0d3c6e0b7f11'],
  ['203.0.113.7', '203.0.113.7'],
  ['unknown', 'unknown'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
