import { expect, test } from 'vitest'
import { addDays } from '#platform/clock/clock.ts'
import { reviewsCloseAt, type Turn } from './review-window-rules.ts'

const endedAt = new Date('2030-03-01T10:00:00Z')
const day = (days: number) => addDays(endedAt, days)

const from = (days: number, milestoneId = 'sign'): Turn => ({ at: day(days), milestoneId, isArgued: true })
const until = (days: number, isEarned?: boolean, milestoneId = 'sign'): Turn => ({
  at: day(days),
  milestoneId,
  isArgued: false,
  ...(isEarned === undefined ? {} : { isEarned }),
})
const closes = (turns: readonly Turn[], earnedIds = ['sign']) =>
  reviewsCloseAt({ endedAt, reviewWindowDays: 14, earnedIds, turns })

test('without a dispute the time is that of the rules', () => {
  expect(closes([])).toEqual(day(14))
})

test('a claim takes none of it, and neither does the appeal after it', () => {
  expect(closes([from(3), until(9)])).toEqual(day(20))
  expect(closes([from(3), until(9, true), from(11), until(15, true)])).toEqual(day(24))
})

test('of two disputes at once the time stands still once', () => {
  const turns = [from(2), until(6), from(4, 'frame'), until(9, true, 'frame')]
  expect(closes(turns, ['sign', 'frame'])).toEqual(day(21))
})

test('what was argued about before the end takes and gives nothing', () => {
  expect(closes([from(-9), until(0, true)])).toEqual(day(14))
  expect(closes([from(-9), until(-2, true)])).toEqual(day(14))
})

test('what begins when the time is over opens nothing again', () => {
  expect(closes([from(14), until(30)])).toEqual(day(14))
  expect(closes([from(1), until(2), from(16), until(40)])).toEqual(day(15))
})

test('as long as all of the price was given back nobody could write', () => {
  const undone = [from(3), until(9, false), from(20), until(25, true)]
  expect(closes(undone)).toEqual(day(36))
  const neverPaid = [from(-5), until(0, false), from(13), until(20, true)]
  expect(closes(neverPaid)).toEqual(day(34))
})

test('with another milestone that was earned the deal stands completed, and the time runs', () => {
  const undone = [from(3), until(9, false), from(11), until(15, true)]
  expect(closes(undone, ['sign', 'frame'])).toEqual(day(24))
})
