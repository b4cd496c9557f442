import { expect, test } from 'vitest'
import { daysOfLane, firstMonday, lanesOf } from './timeline-rules.ts'

const now = new Date('2026-11-17T10:00:00Z')
const from = firstMonday(now)
const spell = (name: string, startsAt: string, endsAt: string | null) => ({
  name,
  startsAt: new Date(startsAt),
  endsAt: endsAt === null ? null : new Date(endsAt),
})

test('the ruler begins on a Monday two weeks ago', () => {
  expect(from.toISOString()).toBe('2026-11-02T00:00:00.000Z')
})

test('what goes on stands to the end, and what is short is still wide enough to press', () => {
  expect(daysOfLane(spell('on', '2026-10-01T00:00:00Z', null), from)).toEqual({ start: 0, end: 56 })
  expect(daysOfLane(spell('short', '2026-11-09T00:00:00Z', '2026-11-09T01:00:00Z'), from)).toEqual({
    start: 7,
    end: 8.5,
  })
})

test('what overlaps stands below one another, what follows beside, and what is over long ago is left out', () => {
  const lanes = lanesOf(
    [
      spell('old', '2026-01-01T00:00:00Z', '2026-02-01T00:00:00Z'),
      spell('second', '2026-11-10T00:00:00Z', '2026-11-20T00:00:00Z'),
      spell('first', '2026-11-02T00:00:00Z', '2026-11-10T00:00:00Z'),
      spell('beside', '2026-11-05T00:00:00Z', null),
    ],
    from,
  )
  expect(lanes.map((lane) => lane.map(({ name }) => name))).toEqual([['first', 'second'], ['beside']])
})
