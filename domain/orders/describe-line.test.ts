import { expect, test } from 'vitest'
import { someContent } from '#domain/catalogue/testing.ts'
import type { Offered } from '#domain/catalogue/index.ts'
import { REVISIONS_WITHOUT_LIMIT } from '#domain/deals/index.ts'
import { priceLine } from './cart-rules.ts'
import { contentOf, requirementsOf } from './describe-line.ts'
import { someSettings } from './testing.ts'
import { feeTermsFor } from '#domain/ledger/index.ts'

const pack = { title: 'Package', priceMinor: 5_000, deliveryDays: 3, revisions: 1 }
const content = someContent({
  categoryId: '0b9f2f0e-6a3e-4c0b-9d8b-0d5d3a1c2e4f',
  description: 'With everything that any package has.',
  packages: [
    { ...pack, tier: 'basic', includes: ['One sketch'] },
    { ...pack, tier: 'standard', includes: ['Three sketches', 'The source file'], priceMinor: 9_000 },
  ],
  requirements: [{ id: 'logo', question: 'Your logo', kind: 'file', choices: [], isRequired: true }],
})
const offer = { content } as Offered

test('the terms hold the package that was bought, even where two have one title, and nothing else', () => {
  const sum = priceLine({ tier: 'standard', extraIds: [], quantity: 1 }, content, feeTermsFor(someSettings))
  if (!sum) throw new Error('There is no price')
  const deal = contentOf({ sum, offer, quantity: 1 }, someSettings, new Date('2026-11-16T10:00:00Z'))
  expect(deal.terms).toContain('- The source file')
  expect(deal.terms).not.toContain('One sketch')
  expect(deal.terms).not.toContain('any package')
  expect(deal.fromPage).toEqual({ text: 'With everything that any package has.', on: '2026-11-16' })
})

test('as many revisions as it takes are said so, and no number', () => {
  const freely = someContent({
    ...content,
    categoryId: '0b9f2f0e-6a3e-4c0b-9d8b-0d5d3a1c2e4f',
    packages: [{ ...pack, tier: 'basic', includes: ['One sketch'], revisions: null }],
  })
  const sum = priceLine({ tier: 'basic', extraIds: [], quantity: 1 }, freely, feeTermsFor(someSettings))
  if (!sum) throw new Error('There is no price')
  const deal = contentOf(
    { sum, offer: { content: freely } as Offered, quantity: 1 },
    someSettings,
    new Date('2026-11-16T10:00:00Z'),
  )
  expect(deal.terms).toContain('Revisions: as many as it takes.')
  expect(deal.revisionsMost).toBe(REVISIONS_WITHOUT_LIMIT)
})

test('a question for files says where its files are stored', () => {
  expect(requirementsOf(offer)).toEqual([
    { id: 'logo', question: 'Your logo', isRequired: true, filesId: expect.stringMatching(/^[\da-f-]{36}$/) },
  ])
})
