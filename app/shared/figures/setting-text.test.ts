import { expect, test } from 'vitest'
import { changeText, settingText } from './setting-text.ts'

test('a setting is written in its unit', () => {
  expect(settingText('basisPoints', 1_000, 'USD')).toBe('10%')
  expect(settingText('minor', 2_000, 'EUR')).toBe('€20.00')
  expect(settingText('hours', 1, 'USD')).toBe('1 hour')
  expect(settingText('megabytes', 15, 'USD')).toBe('15 MB')
  expect(settingText('flag', false, 'USD')).toBe('no')
  expect(settingText('count', 20, 'USD')).toBe('20')
})

test('a change names what changed, from what and to what', () => {
  expect(changeText('Seller commission', 'basisPoints', 1_200, 1_000, 'USD')).toBe(
    'Seller commission: 12% to 10%',
  )
  expect(changeText('Claim window', 'days', 7, 14, 'USD')).toBe('Claim window: 7 to 14 days')
  expect(changeText('Image, each', 'megabytes', 10, 15, 'USD')).toBe('Image, each: 10 to 15 MB')
})
