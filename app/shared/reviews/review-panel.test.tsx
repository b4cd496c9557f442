import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { DealReviewsView } from './load-deal-reviews.ts'
import type { ReviewView } from './load-reviews.ts'
import { ReviewPanel } from './review-panel.tsx'

const closesAt = new Date('2030-01-15T10:00:00Z')
const review = (text: string): ReviewView => ({
  id: '7f3c1a52-4b4e-4d0a-9d41-0a4f6c1f2b11',
  author: { name: 'Jonas Lindqvist', username: 'jonas', avatarUrl: null },
  bought: 'Identity',
  band: '$300 to $400',
  at: closesAt,
  value: 5,
  parts: null,
  text,
  reply: null,
})

const empty: DealReviewsView = {
  side: 'buyer',
  mine: null,
  theirs: null,
  hasOtherWritten: false,
  isRevealed: false,
  closesAt,
  mayWrite: true,
  mayReply: false,
}

function render(given: Partial<DealReviewsView>): string {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <ReviewPanel view={{ ...empty, ...given }} otherName="Mirela" refused={undefined} />,
    },
  ])
  return renderToStaticMarkup(<Stub />)
}

test('a buyer rates three things, a seller one', () => {
  expect(render({})).toContain('name="communication"')
  expect(render({})).toContain('value="review-seller"')
  const bySeller = render({ side: 'seller', hasOtherWritten: true })
  expect(bySeller).toContain('name="rating"')
  expect(bySeller).not.toContain('name="timing"')
  expect(bySeller).toContain('Mirela has written.')
})

test('what was written waits for the other side, and then is answered once', () => {
  const waiting = render({ mine: review('Three sheets on day two.'), mayWrite: false })
  expect(waiting).toContain('Three sheets on day two.')
  expect(waiting).toContain('Mirela reads it when they have written too')
  const shown = render({
    mine: review('Mine.'),
    theirs: review('Theirs.'),
    isRevealed: true,
    mayWrite: false,
    mayReply: true,
  })
  expect(shown).toContain('Theirs.')
  expect(shown).not.toContain('when they have written too')
  expect(shown).toContain('value="reply"')
})
