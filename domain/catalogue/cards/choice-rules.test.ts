import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choiceQuery, QUANTITY_MOST, readChoice, sumChoice, type Offer } from './choice-rules.ts'
import { someContent } from '../testing.ts'

const offer: Offer = {
  ...someContent({ categoryId: crypto.randomUUID() }),
  extras: [
    { id: 'faster', title: 'Two days sooner', priceMinor: 2_000, addedDays: 0 },
    { id: 'print', title: 'A print', priceMinor: 1_500, addedDays: 2 },
  ],
}
const read = (query: string) => readChoice(new URLSearchParams(query), offer)!

test('nothing asked is one piece of the first package', () => {
  expect(read('')).toEqual({ tier: 'basic', extraIds: [], quantity: 1 })
})

test('package, extras and quantity are read from the address', () => {
  expect(read('package=standard&extras=print&extras=faster&quantity=3')).toEqual({
    tier: 'standard',
    extraIds: ['faster', 'print'],
    quantity: 3,
  })
})

test('nonsense in the address is as if it were not there', () => {
  for (const query of ['package=premium', 'extras=none', 'quantity=0', 'quantity=11', 'quantity=2.5']) {
    expect(read(query), query).toEqual(read(''))
  }
})

test('a service without packages offers no choice', () => {
  expect(readChoice(new URLSearchParams(), { packages: [], extras: [] })).toBeUndefined()
})

test('every piece has its extras and takes its days', () => {
  expect(sumChoice(read('package=standard&extras=print&quantity=2'), offer)).toMatchObject({
    lines: [
      { title: 'Standard', priceMinor: 24_000 },
      { title: 'A print', priceMinor: 3_000 },
    ],
    priceMinor: 27_000,
    deliveryDays: 14,
  })
})

test('several pieces take as long as one where the seller says so', () => {
  const asOne = { ...offer, packages: offer.packages.map((one) => ({ ...one, takesAsOne: true })) }
  expect(sumChoice(read('package=standard&extras=print&quantity=2'), asOne)).toMatchObject({
    priceMinor: 27_000,
    deliveryDays: 7,
  })
})

test('what an address says of a choice is read back as the same choice', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('basic' as const, 'standard' as const),
      fc.subarray(['faster', 'print']),
      fc.integer({ min: 1, max: QUANTITY_MOST }),
      (tier, extraIds, quantity) => {
        const choice = { tier, extraIds, quantity }
        expect(read(choiceQuery(choice, offer))).toEqual(choice)
      },
    ),
  )
})
