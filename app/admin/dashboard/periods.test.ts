import { expect, test } from 'vitest'
import { periodsOf, readPeriodKind } from './periods.ts'

const wednesday = new Date('2026-11-11T14:05:00Z')

test('today until now stands against the same weekday until the same minute', () => {
  const { title, now, before } = periodsOf('day', wednesday)
  expect(title).toBe('Today against last Wednesday')
  expect(now).toEqual({ from: new Date('2026-11-11T00:00:00Z'), to: wednesday })
  expect(before).toEqual({ from: new Date('2026-11-04T00:00:00Z'), to: new Date('2026-11-04T14:05:00Z') })
})

test('weeks and months end now and follow one another without a gap', () => {
  for (const kind of ['week', 'month'] as const) {
    const { now, before } = periodsOf(kind, wednesday)
    expect(now.to).toEqual(wednesday)
    expect(before.to).toEqual(now.from)
    expect(now.to.getTime() - now.from.getTime()).toBe(before.to.getTime() - before.from.getTime())
  }
})

test('the fortnight ends with today and the one before it joins on', () => {
  const { days, daysBefore } = periodsOf('week', wednesday)
  expect(days).toHaveLength(14)
  expect(days.at(-1)?.from).toEqual(new Date('2026-11-11T00:00:00Z'))
  expect(daysBefore.at(-1)?.to).toEqual(days[0]?.from)
})

test('what is no period in the address is the day', () => {
  expect(['week', 'year', '', null].map(readPeriodKind)).toEqual(['week', 'day', 'day', 'day'])
})
