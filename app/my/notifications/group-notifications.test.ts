import { expect, test } from 'vitest'
import { groupNotifications } from './group-notifications.ts'

const row = (number: number, thing: string, at: string, readAt: Date | null = null) => ({
  number,
  kind: 'deals',
  thing,
  title: thing,
  line: `line ${number}`,
  link: '/deals/1',
  who: '',
  byId: null,
  sum: '',
  at: new Date(at),
  readAt,
})

test('things stand by the day of the member’s own clock, and what happened last stands first', () => {
  const days = groupNotifications(
    [
      row(5, 'a', '2026-11-11T09:00:00Z'),
      row(4, 'b', '2026-11-11T08:00:00Z', new Date()),
      row(3, 'a', '2026-11-10T23:30:00Z'),
      row(2, 'a', '2026-11-10T22:30:00Z'),
      row(1, 'a', '2026-11-09T12:00:00Z'),
    ],
    { now: new Date('2026-11-11T10:00:00Z'), timeZone: 'Europe/Madrid' },
  )
  expect(days.map(({ name, date }) => [name, date])).toEqual([
    ['Today', 'Wed 11 November'],
    ['Yesterday', 'Tue 10 November'],
    ['Monday', '9 November'],
  ])
  expect(
    days[0]?.things.map(({ thing, unread, lines }) => [thing, unread, lines.map(({ time }) => time)]),
  ).toEqual([
    ['a', 2, ['10:00', '00:30']],
    ['b', 0, ['09:00']],
  ])
  expect(days[1]?.things[0]?.lines.map(({ number }) => number)).toEqual([2])
})

test('proposals on one project are one line, and what was said in the same words is said once', () => {
  const at = '2026-11-11T09:00:00Z'
  const proposal = (number: number, who: string) => ({
    ...row(number, 'project:1', at),
    link: `/projects/1#proposal-${number}`,
    who,
    byId: who,
  })
  const device = (number: number, time: string) => ({
    ...row(number, 'new-device:Firefox', time, new Date()),
    line: 'Firefox',
  })
  const [day] = groupNotifications(
    [
      proposal(6, 'Ann'),
      proposal(5, 'Bo'),
      { ...row(4, 'project:1', at), line: 'It is open' },
      device(3, '2026-11-11T08:05:00Z'),
      device(2, '2026-11-11T08:02:00Z'),
    ],
    { now: new Date(at), timeZone: 'UTC' },
  )
  expect(
    day?.things.map(({ unread, lines }) => [unread, lines.map(({ line, times }) => [line, times])]),
  ).toEqual([
    [
      3,
      [
        ['2 new proposals, of Ann and Bo', 2],
        ['It is open', 1],
      ],
    ],
    [0, [['Firefox', 2]]],
  ])
  expect(day?.things[0]?.lines[0]?.byIds).toEqual(['Ann', 'Bo'])
  expect(day?.things[1]?.lines[0]).toMatchObject({ time: '08:05', since: '08:02' })
})
