import { expect, test } from 'vitest'
import type { SellerReputation } from '#domain/reputation/index.ts'
import { minutesInWords, sellerFacts } from './seller-facts.ts'

const newcomer: SellerReputation = {
  level: 'new',
  levelSince: null,
  levelBefore: null,
  figures: { completedDeals: 0, rating: null, onTimeBasisPoints: null, responseBasisPoints: null },
  ratingCount: 0,
  responseMinutes: null,
  repeatBuyersCount: 0,
}
const busy: SellerReputation = {
  level: 'rising',
  levelSince: null,
  levelBefore: null,
  figures: { completedDeals: 1_204, rating: 4.55, onTimeBasisPoints: 9_666, responseBasisPoints: null },
  ratingCount: 1,
  responseMinutes: null,
  repeatBuyersCount: 12,
}

test('of a newcomer nothing is counted, and strangers are told no needs', () => {
  expect(sellerFacts(newcomer, false)).toMatchObject({ figures: [], next: null, level: { name: 'New' } })
})

test('one’s own page says what the next level needs, and what there is of it', () => {
  const { next } = sellerFacts(newcomer, true)
  expect(next?.name).toBe('Rising')
  expect(next?.needs[0]).toEqual({ name: 'Completed deals', wanted: '5 deals', has: '0 deals', isMet: false })
  expect(next?.needs[3]).toMatchObject({ has: 'None yet', isMet: true })
})

test('what nearly meets a need does not look as if it did', () => {
  const { next } = sellerFacts({ ...busy, level: 'rising' }, true)
  expect(next?.needs.map(({ wanted, has, isMet }) => [wanted, has, isMet])).toEqual([
    ['25 deals', '1204 deals', true],
    ['4.6', '4.55', false],
    ['90%', '96.6%', true],
    ['85%', 'None yet', true],
  ])
})

test('figures are for people, and what can’t be counted says so', () => {
  const values = sellerFacts(busy, false).figures.map(({ name, value, note }) => [name, value, note])
  expect(values).toEqual([
    ['Completed', '1,204', 'deals'],
    ['Rating', '4.5', '1 review'],
    ['On time', '97%', 'in 90 days'],
    ['Came back', '12', 'buyers'],
  ])
})

test.each([
  [0, '1 min'],
  [59, '59 min'],
  [90, '2 h'],
  [3_000, '2 days'],
])('%d minutes are %s', (minutes, words) => {
  expect(minutesInWords(minutes)).toBe(words)
})
