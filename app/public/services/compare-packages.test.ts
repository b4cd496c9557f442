import { expect, test } from 'vitest'
import type { ServicePackage } from '#domain/catalogue/service-content.ts'
import { comparePackages } from './compare-packages.ts'

const pack = (given: Partial<ServicePackage>): ServicePackage => ({
  tier: 'basic',
  title: 'Basic',
  includes: [],
  priceMinor: 1_000,
  deliveryDays: 1,
  revisions: 0,
  ...given,
})

test('a part stands once, with who has it', () => {
  expect(
    comparePackages([
      pack({ includes: ['A mark', 'One file'] }),
      pack({ tier: 'standard', includes: ['a mark ', 'Colours'], deliveryDays: 4, revisions: null }),
    ]),
  ).toEqual([
    { name: 'A mark', cells: [true, true] },
    { name: 'One file', cells: [true, false] },
    { name: 'Colours', cells: [false, true] },
    { name: 'Revisions', cells: ['None', 'Unlimited'] },
    { name: 'Delivered in', cells: ['1 day', '4 days'] },
  ])
})
