import { expect, test } from 'vitest'
import { viewWhy } from './why-view.ts'

const qualityParts = {
  rating: 0.97,
  completion: 0.99,
  onTime: 0.96,
  response: 0.9,
  recency: 0.62,
  conversion: 0.58,
  newcomer: 0,
}

test('a place is told as match times quality, each part with its weight', () => {
  const why = viewWhy(
    { match: 0.6, foundIn: 'labels', quality: 0.89 },
    { place: 3, sort: 'relevance', qualityParts },
  )
  expect(why).toMatchObject({ title: 'Why this is 3rd', sum: '0.60 × 0.89 = 0.53' })
  expect(why.parts[0]).toEqual({ name: 'Words in labels', share: 0.6, value: '0.60 match' })
  expect(why.parts[1]).toEqual({ name: 'Rating, weighed', share: 0.97, value: '97% × 34%' })
  expect(why.parts.some(({ name }) => name === 'New here')).toBe(false)
})

test('a newcomer’s lift is shown while it lasts', () => {
  const why = viewWhy(
    { match: 1, foundIn: 'title', quality: 0.5 },
    { place: 1, sort: 'relevance', qualityParts: { ...qualityParts, newcomer: 0.5 } },
  )
  expect(why.title).toBe('Why this is first')
  expect(why.parts.at(-1)).toEqual({ name: 'New here', share: 0.5, value: '50% × 15%' })
})

test('where another order was chosen, or nothing typed, it says what decides', () => {
  const browsed = { match: 1, foundIn: 'browse' as const, quality: 0.7 }
  expect(viewWhy(browsed, { place: 2, sort: 'price-up', qualityParts }).lead).toContain(
    '“Price, lowest first”',
  )
  const why = viewWhy(browsed, { place: 22, sort: 'relevance', qualityParts })
  expect(why).toMatchObject({ title: 'Why this is 22nd', sum: '0.70' })
  expect(why.lead).toContain('no words to match')
})
