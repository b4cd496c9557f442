import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { ReviewsView } from '#app/shared/reviews/load-reviews.ts'
import { Reviews } from './reviews.tsx'

const reviews = {
  asked: { stars: undefined, isReplied: false, page: 1 },
  reviews: [
    {
      id: '7f3c1a52-4b4e-4d0a-9d41-0a4f6c1f2b11',
      author: null,
      bought: 'Identity',
      band: '$300 to $400',
      at: new Date('2030-01-15T10:00:00Z'),
      value: 5,
      parts: null,
      text: 'Three sheets on day two.',
      reply: 'Come again.',
    },
  ],
  count: 1,
  mean: 5,
  byStars: [],
  found: 1,
  pages: 1,
} as unknown as ReviewsView

test('a reply is signed with the whole name of the team that it is from', () => {
  const Stub = createRoutesStub([
    { path: '/', Component: () => <Reviews reviews={reviews} sellerName="Field & Margin" slug="a-map" /> },
  ])
  expect(renderToStaticMarkup(<Stub />)).toContain('<b>Field &amp; Margin replied.</b>')
})
