import { expect, test } from 'vitest'
import type { Paper } from '#domain/papers/index.ts'
import { minor } from '#platform/money/money.ts'
import { textOf } from '#platform/pdf/testing.ts'
import { paperPdf } from './paper-pdf.ts'

const paper = (content: Partial<Paper['content']> = {}): Paper => ({
  id: 'd4a1e8c2-6a53-4f9b-8f5e-0c5e6e0b7a11',
  key: 'price:end:1',
  kind: 'invoice',
  series: 'marketplace',
  year: 2030,
  number: 123,
  label: 'GH-2030-000123',
  at: new Date('2030-05-06T09:00:00Z'),
  issuerId: null,
  recipientId: 'd4a1e8c2-6a53-4f9b-8f5e-0c5e6e0b7a11',
  dealId: null,
  orderId: null,
  totalMinor: minor(120_050),
  content: {
    title: 'Invoice',
    issuer: {
      name: 'Łódź Works',
      addressLines: ['Am Kai 4'],
      numbers: [{ name: 'VAT number', value: 'PL1' }],
    },
    recipient: { name: 'Мария Ёжикова', addressLines: [], numbers: [] },
    facts: [{ name: 'Deal', value: 'A sign (d4a1e8c2)' }],
    lines: [{ text: 'A sign for the bakery', amountMinor: 120_050 }],
    currency: 'USD',
    totalMinor: 120_050,
    tax: { basisPoints: 1_900, taxMinor: 19_168, netMinor: 100_882 },
    notes: ['Prices include tax.'],
    ...content,
  },
})

test('the file says its number, sides, lines, tax and sum, in every alphabet that has a font', async () => {
  const file = await paperPdf(paper())
  expect(Buffer.from(file.slice(0, 5)).toString()).toBe('%PDF-')
  const text = textOf(file)
  for (const words of [
    'GH-2030-000123',
    '$1,200.50',
    'Tax, 19%',
    '$191.68',
    'A sign for the bakery',
    'page 1 of 1',
  ])
    expect(text).toContain(words)
  // A line is cut where its letters come from another file.
  expect(text.replaceAll('\n', '')).toContain('Мария Ёжикова')
  expect(text.replaceAll('\n', '')).toContain('Łódź Works')
  expect(text).not.toContain('can’t show')
})

test('the same paper is the same file, byte for byte', async () => {
  expect(Buffer.from(await paperPdf(paper())).equals(Buffer.from(await paperPdf(paper())))).toBe(true)
})

test('hostile and foreign text neither breaks it nor runs out of the sheet; long terms take many sheets', async () => {
  const terms = [
    'x'.repeat(3_000),
    'שלום עולם مرحبا بالعالم',
    '👩‍👩‍👧‍👦 🎉 \u202Ereversed\u202C \u0000\u0007 z̷̢a̶l̸g̷o̴',
    '(unbalanced \\) << /Names >> endobj endstream',
    'Long words of an agreement. '.repeat(2_000),
  ].join('\n')
  const agreed = { terms, milestones: [], rules: [] }
  const file = await paperPdf({ ...paper({ agreed, lines: [] }), kind: 'agreement' })
  const text = textOf(file)
  expect(text).toContain('endobj endstream')
  expect(text).toMatch(/page 10 of \d\d/)
  expect(text).toContain('can’t show')
  expect(file.length).toBeLessThan(500_000)
})
