import { settingText } from '#app/shared/figures/setting-text.ts'
import { typedText } from '#app/shared/figures/typed-amount.ts'
import { definitions } from '#domain/settings/definitions.ts'
import type { SettingKey } from '#domain/settings/index.ts'
import { parseAmount } from '#platform/money/currency.ts'
import { minor } from '#platform/money/money.ts'

/** A rule as a person types it: percents and amounts instead of their hundredths. */
export function typedRule(key: SettingKey, value: unknown, currency: string): string {
  const { unit } = definitions[key]
  if (unit === 'minor') return typedText(minor(Number(value)), currency)
  return unit === 'basisPoints' ? String(Number(value) / 100) : String(value)
}

const unitNames: Partial<Record<(typeof definitions)[SettingKey]['unit'], string>> = {
  basisPoints: 'percent',
  days: 'days',
  hours: 'hours',
  minutes: 'minutes',
  months: 'months',
  megabytes: 'MB',
}

export function unitName(key: SettingKey, currency: string): string {
  const { unit } = definitions[key]
  return unit === 'minor' ? currency : (unitNames[unit] ?? '')
}

type ReadRule = { value: number; error?: undefined } | { value?: undefined; error: string }

/** What was typed as the setting keeps it, within its bounds, or what to write instead. */
export function readRule(key: SettingKey, typed: string, currency: string): ReadRule {
  const { unit, label } = definitions[key]
  const plain = typed.trim().replace(/\s|%$/g, '')
  const number = numberOf(unit, plain, currency)
  if (number === undefined) {
    const example = typedRule(key, definitions[key].initial, currency)
    return { error: `${label}: write a number such as ${example}` }
  }
  const { from, to } = boundsOf(key)
  if (number < from) return { error: `${label}: at least ${settingText(unit, from, currency)}` }
  if (number > to) return { error: `${label}: at most ${settingText(unit, to, currency)}` }
  return { value: number }
}

function boundsOf(key: SettingKey) {
  const { bounds } = definitions[key]
  if (!bounds) throw new Error(`${key} is no rule with bounds`)
  return bounds
}

function numberOf(unit: string, plain: string, currency: string): number | undefined {
  if (unit === 'minor') {
    const amount = parseAmount(plain, currency)
    return amount === undefined ? undefined : Number(amount)
  }
  if (unit === 'basisPoints') {
    const match = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plain)
    return match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : undefined
  }
  return /^\d{1,9}$/.test(plain) ? Number(plain) : undefined
}
