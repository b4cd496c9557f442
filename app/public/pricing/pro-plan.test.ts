import { expect, test } from 'vitest'
import { paysForItselfMinor } from '#domain/pro/saving-rules.ts'
import { proFigures, yearlySavingBasisPoints } from './pro-plan.ts'

const rules = {
  currency: 'USD',
  proMonthlyMinor: 1_200,
  proYearlyMinor: 10_800,
  proTrialDays: 7,
  proGraceDays: 3,
  sellerCommissionBasisPoints: 1_000,
  sellerCommissionProBasisPoints: 700,
}

test('three percent less commission pays 12.00 back from 400.00 a month', () => {
  expect(paysForItselfMinor(rules)).toBe(40_000)
})

test('a plan that lowers no commission never claims to pay for itself', () => {
  const same = { ...rules, sellerCommissionProBasisPoints: 1_000 }
  expect(paysForItselfMinor(same)).toBeUndefined()
  expect(proFigures(same).map(({ name }) => name)).toEqual(['A month', 'A year', 'Trial'])
})

test('a year saves a quarter, and never claims more than it does', () => {
  expect(yearlySavingBasisPoints(rules)).toBe(2_500)
  expect(yearlySavingBasisPoints({ ...rules, proYearlyMinor: 14_400 })).toBe(0)
  expect(yearlySavingBasisPoints({ ...rules, proYearlyMinor: 20_000 })).toBe(0)
})

test('without a trial none is offered', () => {
  expect(proFigures({ ...rules, proTrialDays: 0 }).map(({ name }) => name)).not.toContain('Trial')
})
