import fc from 'fast-check'
import { expect, test } from 'vitest'
import { share, minor } from '#platform/money/money.ts'
import { monthsAfter, rewardOf, shortName } from './referral-rules.ts'

test('of one person’s commission the reward is its share, half a cent rounded up', () => {
  const earned = { commission: minor(1_003), sellerId: 'ann', shares: [] }
  expect(rewardOf(earned, 'ann', 2_000)).toEqual({ commission: 1_003n, amount: 201n })
  expect(rewardOf(earned, 'bob', 2_000)).toEqual({ commission: 0n, amount: 0n })
})

test('the rewards of a team’s people are together the share of the whole commission, whatever the division', () => {
  const anyShares = fc
    .array(fc.integer({ min: 0, max: 4_000 }), { minLength: 1, maxLength: 29 })
    .filter((parts) => parts.reduce((sum, one) => sum + one, 0) <= 10_000)
  fc.assert(
    fc.property(
      anyShares,
      fc.bigInt(0n, 10_000_000n),
      fc.integer({ min: 0, max: 10_000 }),
      (parts, commission, points) => {
        const others = parts.map((basisPoints, place) => ({ memberId: `m${place}`, basisPoints }))
        const left = 10_000 - parts.reduce((sum, one) => sum + one, 0)
        const shares = [{ memberId: 'owner', basisPoints: left }, ...others]
        const earned = { commission: minor(commission), sellerId: 'owner', shares }
        const all = shares.map(({ memberId }) => rewardOf(earned, memberId, points))
        expect(all.reduce((sum, { amount }) => sum + amount, 0n)).toBe(share(minor(commission), points))
        expect(all.reduce((sum, one) => sum + one.commission, 0n)).toBe(commission)
      },
    ),
  )
})

test('twelve months end on the same day of the year, and after a leap day on the last of February', () => {
  expect(monthsAfter(new Date('2026-03-03T10:00:00Z'), 12)).toEqual(new Date('2027-03-03T10:00:00Z'))
  expect(monthsAfter(new Date('2028-02-29T10:00:00Z'), 12)).toEqual(new Date('2029-02-28T10:00:00Z'))
  expect(monthsAfter(new Date('2026-08-31T10:00:00Z'), 6)).toEqual(new Date('2027-02-28T10:00:00Z'))
})

test('whoever had no deal yet is named by first name and initial', () => {
  expect(shortName('Noor Haddad')).toBe('Noor H.')
  expect(shortName('Ana María de la Cruz')).toBe('Ana C.')
  expect(shortName('tomas')).toBe('tomas')
})
