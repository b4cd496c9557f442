import { expect, test } from 'vitest'
import { definitions, settingKeys, type Settings } from '#domain/settings/index.ts'
import { feeRows } from './fee-rows.ts'
import { clockRows, limitRows } from './rule-rows.ts'

const settings = Object.fromEntries(settingKeys.map((key) => [key, definitions[key].initial])) as Settings

test('every fee, price, clock and quota of the settings is on the page', () => {
  const shown = [...feeRows(settings), ...clockRows(settings), ...limitRows(settings)].flatMap(
    (row) => row.keys,
  )
  const groups = ['Fees', 'Prices', 'Clocks', 'Quotas']
  const missing = settingKeys.filter((key) => groups.includes(definitions[key].group) && !shown.includes(key))
  expect(missing).toEqual([])
})

test('the table sets PRO against free', () => {
  const rows = Object.fromEntries(feeRows(settings).map(({ what, free, pro }) => [what, [free, pro]]))
  expect(rows['Seller commission on released money']).toEqual(['10%', '7%'])
  expect(rows['Clearing of released money']).toEqual(['5 days', '2 days'])
  expect(rows['Service fee']).toEqual(['$0.00', '$0.00'])
  expect(rows['Price of the plan']).toEqual(['$0.00', '$12.00 a month'])
  expect(rows['Place in search']).toEqual(['No difference', 'No difference'])
})

test('a changed setting changes its row', () => {
  const changed = { ...settings, buyerServiceFeeBasisPoints: 250, claimWindowDays: 1 }
  expect(feeRows(changed).find(({ what }) => what === 'Service fee')?.free).toBe('2.5%')
  expect(clockRows(changed).find(({ keys }) => keys.includes('claimWindowDays'))?.figure).toBe('1 day')
})

test('a dispute is said to stop the clocks of its milestone, and of no other', () => {
  const dispute = clockRows(settings).find(({ keys }) => keys.includes('disputeAnswerHours'))
  expect(dispute?.after).toBe(
    'The clocks of its milestone stop and go on afterwards. Other milestones go on.',
  )
})

test('each row is named once', () => {
  const names = [...feeRows(settings), ...clockRows(settings), ...limitRows(settings)].map(({ what }) => what)
  expect(new Set(names).size).toBe(names.length)
})
