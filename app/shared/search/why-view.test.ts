import { expect, test } from 'vitest'
import { noFigures } from '#domain/catalogue/quality/quality-rules.ts'
import { viewPersonWhy, viewProjectWhy, viewWhy } from './why-view.ts'

const qualityParts = {
  rating: 0.97,
  completion: 0.99,
  onTime: 0.96,
  response: 0.9,
  recency: 0.62,
  conversion: 0.58,
  newcomer: 0,
}

const figures = {
  ...noFigures,
  ratingSum: 17_080,
  ratingCount: 35,
  completedCount: 36,
  onTimeCount: 34,
  viewsCount: 420,
  ordersCount: 38,
}

test('a place is told as match times quality, each part with its weight', () => {
  const why = viewWhy(
    { match: 0.6, foundIn: 'labels', quality: 0.89 },
    { place: 3, sort: 'relevance', qualityParts, figures },
  )
  expect(why).toMatchObject({ title: 'Why this is 3rd', sum: '0.60 × 0.89 = 0.53' })
  expect(why.parts[0]).toEqual({ name: 'Words in labels', share: 0.6, value: '0.60 match' })
  expect(why.parts[1]).toEqual({
    name: 'Rating, weighed',
    share: 0.97,
    value: '97% × 34%',
    figure: '4.88 from 35 reviews',
  })
  expect(why.parts.map(({ figure }) => figure)).toContain('36 of 36 deals')
  expect(why.parts.some(({ name }) => name === 'New here')).toBe(false)
})

test('a newcomer’s lift is shown while it lasts', () => {
  const why = viewWhy(
    { match: 1, foundIn: 'title', quality: 0.5 },
    { place: 1, sort: 'relevance', qualityParts: { ...qualityParts, newcomer: 0.5 }, figures: noFigures },
  )
  expect(why.title).toBe('Why this is first')
  expect(why.parts.at(-1)).toMatchObject({ name: 'New here', share: 0.5, value: '50% × 5%' })
  expect(why.parts[1]).toMatchObject({ figure: 'no reviews yet, the average is assumed' })
})

test('where another order was chosen, or nothing typed, it says what decides', () => {
  const browsed = { match: 1, foundIn: 'browse' as const, quality: 0.7 }
  expect(viewWhy(browsed, { place: 2, sort: 'price-up', qualityParts, figures }).lead).toContain(
    '“Price, lowest first”',
  )
  const why = viewWhy(browsed, { place: 22, sort: 'relevance', qualityParts, figures })
  expect(why).toMatchObject({ title: 'Why this is 22nd', sum: '0.70' })
  expect(why.lead).toContain('no words to match')
})

test('a person is told by what they did as a seller, a project by its words alone', () => {
  const why = { match: 0.6, foundIn: 'labels' as const, quality: 0.8 }
  const parts = { rating: 0.9, level: 0.75, onTime: 0.85, response: 0.7 }
  expect(viewPersonWhy(why, 2, parts)).toMatchObject({ title: 'Why this is 2nd', sum: '0.60 × 0.80 = 0.48' })
  expect(viewPersonWhy(why, 2, parts).parts.map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Words in labels: 0.60 match',
    'Rating, weighed: 90% × 40%',
    'Level: 75% × 30%',
    'On time: 85% × 15%',
    'Replies: 70% × 15%',
  ])
  expect(viewProjectWhy(why, 1)).toMatchObject({ sum: '', parts: [{ name: 'Words in labels' }] })
})

test('what lacks a word, or waits behind its seller’s other service, says so', () => {
  const why = { match: 1, foundIn: 'title' as const, quality: 0.8, lacks: 'overnight', isHeldBack: true }
  const { lead } = viewWhy(why, { place: 4, sort: 'relevance', qualityParts, figures })
  expect(lead).toContain('It does not have “overnight”')
  expect(lead).toContain('Its seller has a place further up')
})
