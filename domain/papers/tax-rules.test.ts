import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NOT_REGISTERED, REVERSE_CHARGE, taxIn, treatmentOf } from './tax-rules.ts'

const seller = { kind: 'company' as const, country: 'DE', vatNumber: 'DE123456789', taxBasisPoints: 1_900 }
const abroad = { kind: 'company' as const, country: 'NL', vatNumber: 'NL123456789B01', taxBasisPoints: null }

describe('the tax that a sum includes', () => {
  test.each([
    [11_900, 1_900, 1_900],
    [10_000, 1_900, 1_597],
    [10_000, 770, 715],
    [3, 5_000, 1],
    [1, 1_900, 0],
    [-11_900, 1_900, -1_900],
    [10_000, 0, 0],
  ])('%i at %i basis points includes %i', (total, rate, tax) => {
    expect(taxIn(total, rate)).toEqual({ basisPoints: rate, taxMinor: tax, netMinor: total - tax })
  })

  test('tax and net are the whole sum, and the tax is half up of what the net would be taxed with', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000_00, max: 1_000_000_000_00 }),
        fc.integer({ min: 0, max: 5_000 }),
        (total, rate) => {
          const { taxMinor, netMinor } = taxIn(total, rate)
          expect(taxMinor + netMinor).toBe(total)
          const exact = (Math.abs(total) * rate) / (10_000 + rate)
          expect(Math.abs(Math.abs(taxMinor) - exact)).toBeLessThanOrEqual(0.5 + 1e-4)
          expect(taxIn(-total, rate).taxMinor + taxMinor).toBe(0)
        },
      ),
    )
  })
})

describe('how a sum is taxed', () => {
  test('the recipient accounts for the tax where both are registered businesses of two countries', () => {
    expect(treatmentOf(seller, abroad)).toEqual({ basisPoints: 0, note: REVERSE_CHARGE })
  })

  test.each([
    ['of the same country', { ...abroad, country: 'DE' }],
    ['without a number', { ...abroad, vatNumber: '' }],
    ['a private person', { ...abroad, kind: 'individual' as const }],
    ['from nowhere', { ...abroad, country: '' }],
  ])('to one %s the price includes the seller’s tax', (_who, recipient) => {
    expect(treatmentOf(seller, recipient).basisPoints).toBe(1_900)
  })

  test('who is not registered says so', () => {
    expect(treatmentOf({ ...seller, taxBasisPoints: null }, abroad)).toEqual({
      basisPoints: null,
      note: NOT_REGISTERED,
    })
  })
})
