import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { feeBearers, computeFees } from '#domain/ledger/arithmetic.ts'
import { add, minor } from '#platform/money/money.ts'
import { movementsOf } from './movements.ts'

test('every movement shown sums to zero, and escrow ends empty', () => {
  const terms = fc.record({
    commissionBasisPoints: fc.integer({ min: 0, max: 5_000 }),
    minimumCommissionMinor: fc.integer({ min: 0, max: 10_000 }),
    buyerServiceFeeBasisPoints: fc.integer({ min: 0, max: 2_000 }),
  })
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 10n }),
      terms,
      fc.constantFrom(...feeBearers),
      (price, given, bearer) => {
        const movements = movementsOf(computeFees(minor(price), given, bearer))
        for (const { postings } of movements) expect(add(...postings.map(({ amount }) => amount))).toBe(0n)
        const escrow = movements
          .flatMap(({ postings }) => postings)
          .filter(({ account }) => account.startsWith('Escrow'))
        expect(add(...escrow.map(({ amount }) => amount))).toBe(0n)
      },
    ),
  )
})
