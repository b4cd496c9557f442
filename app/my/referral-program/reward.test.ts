import { expect, test } from 'vitest'
import { asksForReward, readInvited, computeReward, type ReferralRules } from './reward.ts'

const rules: ReferralRules = {
  currency: 'USD',
  sellerCommissionBasisPoints: 1_000,
  sellerCommissionProBasisPoints: 700,
  ownLinkCommissionBasisPoints: 500,
  minimumCommissionMinor: 50,
  buyerServiceFeeBasisPoints: 0,
  milestoneMinMinor: 500,
  milestoneMaxMinor: 10_000_000,
  referralShareBasisPoints: 2_000,
  referralMonths: 12,
  referralCookieDays: 60,
  claimWindowDays: 14,
}

test('a fifth of ten percent of 1,000.00 is 20.00 a month and 240.00 in a year', () => {
  expect(computeReward({ sales: '1,000.00', pro: false }, rules).worked).toEqual({
    sales: 100_000n,
    commission: 10_000n,
    monthly: 2_000n,
    whole: 24_000n,
  })
})

test('with PRO there is less commission to share', () => {
  expect(computeReward({ sales: '1000', pro: true }, rules).worked?.monthly).toBe(1_400n)
})

test('an amount that no deal may have is refused with the range', () => {
  const refused = computeReward({ sales: '1', pro: false }, rules)
  expect(refused.worked).toBeUndefined()
  expect(refused.salesError).toBe('What they earn is too small. Write an amount from $5.00 to $100,000.00.')
})

test('the address carries what was typed, and a plain one starts with a usual month', () => {
  expect(readInvited(new URLSearchParams('sales=lots&pro=on'), rules)).toEqual({ sales: 'lots', pro: true })
  expect(readInvited(new URLSearchParams(), rules)).toEqual({ sales: '1,000.00', pro: false })
  expect(asksForReward(new URLSearchParams('utm_campaign=x'))).toBe(false)
  expect(asksForReward(new URLSearchParams('sales=40'))).toBe(true)
})
