import { z } from 'zod'

/**
 * A rule is part of what people agreed to (a fee, a clock, a limit): a change is announced and applies after notice.
 * A safeguard (how often a door may be tried) protects them: whoever attacks gets no notice, so it applies at once, and is in
 * the public log all the same. A detail (a name, an address) applies at once.
 */
type SettingNature = 'rule' | 'safeguard' | 'detail'

export type SettingUnit =
  | 'basisPoints'
  | 'minor'
  | 'days'
  | 'hours'
  | 'minutes'
  | 'months'
  | 'count'
  | 'megabytes'
  | 'text'
  | 'flag'
  | 'list'

export type SettingDefinition<Value> = {
  label: string
  group: string
  nature: SettingNature
  unit: SettingUnit
  schema: z.ZodType<Value>
  initial: Value
  /** The least and the most, where it is a number. */
  bounds?: Bounds
}

export type Bounds = { from: number; to: number }

function whole(unit: SettingUnit, noun: string) {
  return (group: string, label: string, initial: number, bounds: Bounds): SettingDefinition<number> => ({
    label,
    group,
    nature: 'rule',
    unit,
    initial,
    bounds,
    schema: z
      .int({ error: `${label}: write a whole number of ${noun}` })
      .min(bounds.from, { error: `${label}: at least ${bounds.from} ${noun}` })
      .max(bounds.to, { error: `${label}: at most ${bounds.to} ${noun}` }),
  })
}

/** Shares of an amount, in hundredths of a percent, so that 7.5 % is a whole number. */
export const basisPoints = whole('basisPoints', 'basis points')
export const amountMinor = whole('minor', 'minor units')
export const days = whole('days', 'days')
export const hours = whole('hours', 'hours')
export const minutes = whole('minutes', 'minutes')
export const months = whole('months', 'months')
export const count = whole('count', '')
export const megabytes = whole('megabytes', 'MB')

export function safeguard<Value>(definition: SettingDefinition<Value>): SettingDefinition<Value> {
  return { ...definition, nature: 'safeguard' }
}

/** Line breaks and tabs are text; other control characters and halves of characters can't even be stored. */
export const PRINTABLE = /^(?:[^\p{Cc}\p{Cs}]|[\n\r\t])*$/u

export function text(
  group: string,
  label: string,
  initial: string,
  longest = 200,
): SettingDefinition<string> {
  return {
    label,
    group,
    nature: 'detail',
    unit: 'text',
    initial,
    schema: z
      .string({ error: `${label}: write text` })
      .trim()
      .max(longest, { error: `${label}: at most ${longest} characters` })
      .regex(PRINTABLE, { error: `${label}: it holds a character that can’t be printed` }),
  }
}

export function checkedText(
  group: string,
  label: string,
  initial: string,
  schema: z.ZodType<string>,
): SettingDefinition<string> {
  return { label, group, nature: 'detail', unit: 'text', initial, schema }
}

export function flag(group: string, label: string, initial: boolean): SettingDefinition<boolean> {
  return {
    label,
    group,
    nature: 'detail',
    unit: 'flag',
    initial,
    schema: z.boolean({ error: `${label}: yes or no` }),
  }
}

/** Several things under one setting, each an object; the administration has a screen of its own for it. */
export function list<Value>(
  group: string,
  label: string,
  schema: z.ZodType<readonly Value[]>,
  initial: readonly Value[] = [],
): SettingDefinition<readonly Value[]> {
  return { label, group, nature: 'detail', unit: 'list', initial, schema }
}
