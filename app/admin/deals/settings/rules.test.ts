import { expect, test } from 'vitest'
import { settingText } from '#app/shared/figures/setting-text.ts'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import type { SettingDefinition } from '#domain/settings/kinds.ts'
import { effectOf } from './effect-of.ts'
import { keysOf, ruleSections } from './rule-sections.ts'
import { readRule, typedRule } from './rule-values.ts'

const initial = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings
const rules = ruleSections.flatMap(keysOf)

test('every rule and safeguard of the marketplace stands in one section, and no detail does', () => {
  const shown = ruleSections.flatMap(keysOf)
  expect(shown.toSorted()).toEqual(
    settingKeys.filter((key) => definitions[key].nature !== 'detail').toSorted(),
  )
})

test('what is typed for each rule is what it was written as', () => {
  for (const key of ruleSections.flatMap(keysOf)) {
    const value = Number(definitions[key].initial)
    expect(readRule(key, typedRule(key, value, 'USD'), 'USD'), key).toEqual({ value })
  }
})

test.each([
  ['sellerCommissionBasisPoints', '7.5', 750],
  ['sellerCommissionBasisPoints', '7.5 %', 750],
  ['minimumCommissionMinor', '1', 100],
  ['clearingDays', '10', 10],
] as const)('%s typed as %s is %i', (key, typed, value) => {
  expect(readRule(key, typed, 'USD')).toEqual({ value })
})

test.each([
  ['sellerCommissionBasisPoints', '7.555'],
  ['sellerCommissionBasisPoints', '-3'],
  ['sellerCommissionBasisPoints', '50.01'],
  ['minimumCommissionMinor', 'ten'],
  ['clearingDays', '1.5'],
  ['clearingDays', ''],
] as const)('%s can’t be %s', (key, typed) => {
  expect(readRule(key, typed, 'USD').error).toContain(definitions[key].label)
})

test.each(['USD', 'JPY'])('a bound is said in the unit that is typed, of every rule, in %s', (currency) => {
  for (const key of ruleSections.flatMap(keysOf)) {
    const { label, unit, bounds } = definitions[key] as SettingDefinition<number>
    if (!bounds) throw new Error(`${key} has no bounds`)
    const typed = typedRule(key, bounds.to + 100, currency)
    expect(readRule(key, typed, currency).error, key).toBe(
      `${label}: at most ${settingText(unit, bounds.to, currency)}`,
    )
  }
})

test.each([
  ['sellerCommissionBasisPoints', '80', 'Seller commission: at most 50%'],
  ['sellerCommissionBasisPoints', '1000 %', 'Seller commission: at most 50%'],
  ['minimumCommissionMinor', '250', 'Least commission, a milestone: at most $100.00'],
  ['disputeAnswerHours', '1', 'Answer to a dispute: at least 12 hours'],
  ['milestonesMost', '0', 'Milestones a deal, most: at least 1'],
] as const)('%s typed as %s is refused with “%s”', (key, typed, words) => {
  expect(readRule(key, typed, 'USD').error).toBe(words)
})

test('a safeguard is shown to apply at once', () => {
  const now = new Date('2030-01-01T00:00:00Z')
  const after = { ...initial, sessionDays: 7 }
  const { noticeDays, appliesAt } = effectOf(initial, after, rules, { now, today: initial })
  expect({ noticeDays, appliesAt }).toEqual({ noticeDays: 0, appliesAt: now })
})

test('a change is shown by one deal before and after, and from when it applies', () => {
  const now = new Date('2030-01-01T00:00:00Z')
  const after = { ...initial, sellerCommissionBasisPoints: 1_200 }
  const { changes, deals, appliesAt } = effectOf(initial, after, rules, { now, today: initial })
  expect(changes).toMatchObject([{ label: 'Seller commission', from: '10%', to: '12%' }])
  expect(deals[0]).toMatchObject({
    before: { sellerGets: 9_000n },
    after: { sellerGets: 8_800n, marketplaceKeeps: 1_200n },
  })
  expect(deals.map(({ name }) => name)).toEqual(['A deal', 'A deal of a PRO seller'])
  expect(appliesAt).toEqual(new Date('2030-01-08T00:00:00Z'))
})

test('from when it applies is told by the notice of today, and not by one that is only announced', () => {
  const now = new Date('2030-01-01T00:00:00Z')
  const announced = { ...initial, ruleNoticeDays: 30 }
  const after = { ...announced, sellerCommissionBasisPoints: 1_200 }
  expect(effectOf(announced, after, rules, { now, today: initial })).toMatchObject({
    noticeDays: 7,
    appliesAt: new Date('2030-01-08T00:00:00Z'),
  })
})

test('what takes an announcement back to what holds today waits for no notice', () => {
  const now = new Date('2030-01-01T00:00:00Z')
  const announced = { ...initial, sellerCommissionBasisPoints: 1_200 }
  expect(effectOf(announced, initial, rules, { now, today: initial })).toMatchObject({
    changes: [{ label: 'Seller commission', from: '12%', to: '10%' }],
    noticeDays: 0,
    appliesAt: now,
  })
})
