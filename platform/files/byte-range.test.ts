import { expect, test } from 'vitest'
import { parseRange } from './byte-range.ts'

test.each([
  ['bytes=0-499', { start: 0, end: 499 }],
  ['bytes=500-', { start: 500 }],
  ['bytes=-500', undefined],
  ['bytes=0-1,5-9', undefined],
  ['bytes=9-1', undefined],
  ['bytes=1e3-', undefined],
  [null, undefined],
])('the Range header %j asks for %j', (header, range) => {
  expect(parseRange(header)).toEqual(range)
})
