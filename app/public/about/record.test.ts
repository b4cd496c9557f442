import { expect, test } from 'vitest'
import { recordOf } from './record.ts'

const at = (day: string) => new Date(`${day}T12:00:00Z`)

test('a hall that never changed a rule says so', () => {
  expect(recordOf([], 58, 7).map(({ name, value }) => [name, value])).toEqual([
    ['Fees, clocks and limits', '58'],
    ['Notice before a change', '7 days'],
    ['Rules changed', 'None'],
  ])
})

test('the shortest notice and the newest announcement are found among all changes', () => {
  const changes = [
    { announcedAt: at('2026-03-01'), effectiveAt: at('2026-03-29') },
    { announcedAt: at('2026-05-01'), effectiveAt: at('2026-05-08') },
    { announcedAt: at('2026-04-01'), effectiveAt: at('2026-05-31') },
  ]
  const record = Object.fromEntries(recordOf(changes, 58, 14).map(({ name, value }) => [name, value]))
  expect(record['Rules changed']).toBe('3 times')
  expect(record['Shortest notice ever given']).toBe('7 days')
  expect(record['Last announced']).toBe('1 May 2026')
})
