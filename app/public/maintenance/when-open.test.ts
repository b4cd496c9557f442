import { expect, test } from 'vitest'
import { expectedEnd, retryAfterSeconds } from './when-open.ts'

const now = new Date('2026-11-20T17:00:00Z')

test('programs are told to come back when the maintenance ends', () => {
  const end = expectedEnd('2026-11-20T18:00:00Z', now)
  expect(end).toEqual(new Date('2026-11-20T18:00:00Z'))
  expect(retryAfterSeconds(end, now)).toBe(3_600)
})

test('a time that has passed is not promised again', () => {
  expect(expectedEnd('2026-11-20T16:00:00Z', now)).toBeUndefined()
  expect(expectedEnd('', now)).toBeUndefined()
  expect(retryAfterSeconds(undefined, now)).toBe(600)
})

test('nobody is sent away for longer than a day', () => {
  expect(retryAfterSeconds(expectedEnd('2027-11-20T18:00:00Z', now), now)).toBe(86_400)
})
