import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

test('without a trusted proxy what a visitor writes about their address is not believed', () => {
  expect(clientAddress('203.0.113.9', '1.2.3.4', 0)).toBe('203.0.113.9')
})

test('behind one proxy the last entry is the visitor', () => {
  expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9', 1)).toBe('203.0.113.9')
})

test('behind two proxies the entry before the last is the visitor', () => {
  expect(clientAddress('10.0.0.1', '6.6.6.6, 203.0.113.9, 10.0.0.2', 2)).toBe('203.0.113.9')
})

test('an address of version 4 in the clothes of version 6 is one and the same', () => {
  expect(clientAddress('::ffff:127.0.0.1', undefined, 0)).toBe('127.0.0.1')
  expect(clientAddress('10.0.0.1', '::FFFF:203.0.113.9', 1)).toBe('203.0.113.9')
  expect(clientAddress('::ffff:0:1', undefined, 0)).toBe('::ffff:0:1')
})

test('through which network of ours somebody came is no part of their address', () => {
  expect(clientAddress('fe80::1%eth0', undefined, 0)).toBe('fe80::1')
  expect(clientAddress('fe80::1%eth0', 'fe80::2%eth1', 1)).toBe('fe80::2')
})
