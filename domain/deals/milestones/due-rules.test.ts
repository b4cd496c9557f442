import { expect, test } from 'vitest'
import { addDays } from '#platform/clock/clock.ts'
import type { MilestoneState } from '../states.ts'
import { dueDates, dueOncePaid, dueOnceRevised } from './due-rules.ts'

const now = new Date('2030-03-01T10:00:00Z')
const on = (days: number) => addDays(now, days)

/** The milestones of a deal in their order, of so many days each. */
const parts = (...given: [state: MilestoneState, days: number, due?: number][]) =>
  given.map(([state, days, due], position) => ({
    id: `part ${position}`,
    position,
    state,
    days,
    dueAt: due === undefined ? null : on(due),
  }))
const beginning = (...positions: number[]) =>
  new Map(positions.map((position) => [`part ${position}`, now] as const))
const inDays = (due: ReadonlyMap<string, Date>) =>
  Object.fromEntries([...due].map(([id, at]) => [id, (at.getTime() - now.getTime()) / 86_400_000]))

test('what begins together is due one after another, in the order of the deal, whatever the order it is named in', () => {
  const three = parts(['planned', 5], ['planned', 3], ['planned', 10])
  const due = { 'part 0': 5, 'part 1': 8, 'part 2': 18 }
  expect(inDays(dueDates(three, beginning(0, 1, 2)))).toEqual(due)
  expect(inDays(dueDates(three.toReversed(), beginning(2, 0, 1)))).toEqual(due)
})

test('the days of a milestone begin when those before it that are worked on are due', () => {
  const second = (state: MilestoneState, due?: number) =>
    inDays(dueDates(parts([state, 5, due], ['planned', 3]), beginning(1)))['part 1']
  expect(second('funded', 2)).toBe(5)
  // What is late holds nobody up, and neither does what was handed over, ended or was not paid for.
  expect(second('funded', -1)).toBe(3)
  expect(second('delivered', 2)).toBe(3)
  expect(second('released', 2)).toBe(3)
  expect(second('planned')).toBe(3)
  // A deal asks its questions once: what waits for the answers has no date yet.
  expect(second('funded')).toBe(3)
})

test('what is worked on already goes first, wherever it stands: paid for backwards, a deal takes as long', () => {
  const last = parts(['planned', 5], ['planned', 3], ['funded', 10, 10])
  expect(inDays(dueDates(last, beginning(0, 1)))).toEqual({ 'part 0': 15, 'part 1': 18 })
  const late = parts(['planned', 5], ['funded', 3, -1], ['delivered', 3, 9])
  expect(inDays(dueDates(late, beginning(0)))).toEqual({ 'part 0': 5 })
})

test('work that goes back has its days again, and keeps what it had left of more', () => {
  const revised = (dueAt: Date | null) => dueOnceRevised({ days: 3, dueAt }, now)
  expect(revised(on(18))).toEqual(on(18))
  expect(revised(on(2))).toEqual(on(3))
  expect(revised(on(-5))).toEqual(on(3))
  expect(revised(null)).toEqual(on(3))
})

test('of several that are worked on the latest date counts', () => {
  const due = dueDates(parts(['funded', 5, 9], ['funded', 5, 4], ['planned', 1]), beginning(2))
  expect(inDays(due)).toEqual({ 'part 2': 10 })
})

test('each begins at the moment given for it, or later', () => {
  const begins = new Map([
    ['part 0', on(-4)],
    ['part 1', now],
  ])
  expect(inDays(dueDates(parts(['funded', 5], ['funded', 3]), begins))).toEqual({ 'part 0': 1, 'part 1': 4 })
})

test('what is paid for is due from the payment on, and where questions are open from the answers on', () => {
  const milestones = parts(['planned', 5], ['planned', 3])
  const due = (requirements: unknown[], requirementsAnsweredAt: Date | null) =>
    inDays(dueOncePaid({ deal: { requirements, requirementsAnsweredAt }, milestones }, milestones, now))
  expect(due([], null)).toEqual({ 'part 0': 5, 'part 1': 8 })
  expect(due(['Which wood?'], on(-1))).toEqual({ 'part 0': 5, 'part 1': 8 })
  expect(due(['Which wood?'], null)).toEqual({})
})
