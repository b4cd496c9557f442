import { expect, test } from 'vitest'
import { makeSentMark, readSentMark } from './sent-mark.ts'

const secret = ['a secret of at least thirty-two characters'] as const
const now = new Date('2026-11-11T12:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

test('the page after sending reads the number that was put into its address', () => {
  expect(readSentMark(makeSentMark(1042, secret, now), secret, later(5))).toBe(1042)
})

test('a number that someone made up is not shown', () => {
  const mark = makeSentMark(1042, secret, now)
  expect(readSentMark(mark.replace('1042', '1043'), secret, now)).toBeUndefined()
  expect(readSentMark(mark, ['another secret of thirty-two characters!'], now)).toBeUndefined()
  for (const made of [
    null,
    '',
    '1042',
    '<b>1042</b>',
    `${mark}x`,
    `1042.${'9'.repeat(15)}.${'A'.repeat(43)}`,
  ]) {
    expect(readSentMark(made, secret, now)).toBeUndefined()
  }
})

test('an address from yesterday says nothing any more', () => {
  expect(readSentMark(makeSentMark(1042, secret, now), secret, later(61))).toBeUndefined()
})
