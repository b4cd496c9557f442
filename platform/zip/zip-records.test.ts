import { expect, test } from 'vitest'
import { directoryEnd, directoryEntry } from './zip-records.ts'

test('more files than the old format counts, and places past 4 GB, are named by the large records', () => {
  const offset = 5 * 2 ** 30
  const end = directoryEnd({ count: 66_000, size: 9_000_000, offset })
  expect(end.length).toBe(56 + 20 + 22)
  expect(end.readUInt32LE(0)).toBe(0x06064b50)
  expect(Number(end.readBigUInt64LE(32))).toBe(66_000)
  expect(Number(end.readBigUInt64LE(48))).toBe(offset)
  expect(Number(end.readBigUInt64LE(56 + 8))).toBe(offset + 9_000_000)
  expect(end.readUInt16LE(56 + 20 + 10)).toBe(0xffff)
})

test('a file that begins past 4 GB has its place in the extra field', () => {
  const offset = 7 * 2 ** 30
  const name = Buffer.from('far.json')
  const entry = directoryEntry({ name, modifiedAt: new Date(0), crc: 0, packed: 0, unpacked: 0, offset })
  expect(entry.readUInt32LE(42)).toBe(0xffffffff)
  expect(Number(entry.readBigUInt64LE(46 + name.length + 4))).toBe(offset)
})
