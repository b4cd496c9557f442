import type { definitions, SettingKey } from '#domain/settings/index.ts'
import { amount, days, hours, minutes, months, percent, span } from './figures.ts'

export type SettingUnit = (typeof definitions)[SettingKey]['unit']

/** The value of a setting as people read it. */
export function settingText(unit: SettingUnit, value: unknown, currency: string): string {
  if (unit === 'flag') return value ? 'yes' : 'no'
  if (typeof value !== 'number') return String(value)
  switch (unit) {
    case 'basisPoints':
      return percent(value)
    case 'minor':
      return amount(value, currency)
    case 'days':
      return days(value)
    case 'hours':
      return hours(value)
    case 'minutes':
      return minutes(value)
    case 'months':
      return months(value)
    case 'megabytes':
      return `${value} MB`
    case 'count':
    case 'text':
    case 'list':
      return String(value)
  }
}

/** A change of a setting: `Seller commission: 12% to 10%`. */
export function changeText(
  label: string,
  unit: SettingUnit,
  from: unknown,
  to: unknown,
  currency: string,
): string {
  return `${label}: ${span(settingText(unit, from, currency), settingText(unit, to, currency))}`
}
