import { expect, test } from 'vitest'
import { adminGroups } from '../admin-menus.ts'

test('what is counted only so far is said as that many and more', () => {
  const countOf = (tickets: { waiting: number; isMore?: boolean }) =>
    adminGroups(['/admin/tickets'], { tickets }).flatMap(({ links }) => links.map(({ count }) => count))
  expect(countOf({ waiting: 100, isMore: true })).toEqual(['99+'])
  expect(countOf({ waiting: 12 })).toEqual([12])
  expect(countOf({ waiting: 0 })).toEqual([0])
})
