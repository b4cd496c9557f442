import { expect, test } from 'vitest'
import { chooseWorks } from './choose-works.ts'
import { whyHere, type SeenSoFar } from './why-here.ts'

const work = (id: string, soldById: string, categoryId: string) => ({ id, soldById, categoryId })
const ids = (works: { id: string }[]) => works.map(({ id }) => id).join('')

test('a wall shows other sellers and at most two of a category before it repeats itself', () => {
  const candidates = [
    work('a', 'ann', 'logo'),
    work('b', 'ann', 'logo'),
    work('c', 'bob', 'logo'),
    work('d', 'cleo', 'logo'),
    work('e', 'dan', 'film'),
  ]
  expect(ids(chooseWorks(candidates, 3))).toBe('ace')
  expect(ids(chooseWorks(candidates, 5))).toBe('acedb')
  expect(chooseWorks([], 5)).toEqual([])
})

const now = new Date('2026-11-15T12:00:00Z')
const service = (given: Partial<SeenSoFar>): SeenSoFar => ({
  publishedAt: new Date('2025-01-01T12:00:00Z'),
  ordersCount: 0,
  favouritesCount: 0,
  viewsCount: 0,
  quality: 0,
  ...given,
})

test('each work says why it is here, by the figure that weighs most', () => {
  expect(whyHere(service({ ordersCount: 12, favouritesCount: 48 }), now)).toBe('Ordered 12 times')
  expect(whyHere(service({ favouritesCount: 48 }), now)).toBe('Saved by 48 people')
  expect(whyHere(service({ publishedAt: new Date('2026-11-06T12:00:00Z'), viewsCount: 90 }), now)).toBe(
    'New: came 9 days ago',
  )
  expect(whyHere(service({ publishedAt: now }), now)).toBe('New: came today')
  expect(whyHere(service({ viewsCount: 90 }), now)).toBe('Opened 90 times')
  expect(whyHere(service({ quality: 0.724, viewsCount: 3 }), now)).toBe('Quality 72 of 100')
})

test('a work without figures claims nothing', () => {
  expect(whyHere(service({}), now)).toBeUndefined()
})
