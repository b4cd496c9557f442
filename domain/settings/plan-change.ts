import { isDeepStrictEqual } from 'node:util'
import { addDays } from '#platform/clock/clock.ts'
import { definitions, type SettingKey, type Settings } from './definitions.ts'
import { settingsInForce, THE_END, waiting, type KnownChange } from './in-force.ts'

/** A line of the log that is about to be written. */
export type PlannedChange = {
  key: SettingKey
  value: unknown
  previous: unknown
  effectiveAt: Date
  withdraws: number | null
}

/**
 * What is written down when settings are to become these values. What waits for its day is replaced, and the notice begins
 * again; where the new value is the one that holds today, what waits is withdrawn and nothing more.
 */
export function planChange(
  known: readonly KnownChange[],
  values: Partial<Settings>,
  now: Date,
): PlannedChange[] {
  const today = settingsInForce(known, now)
  const farthest = settingsInForce(known, THE_END)
  return (Object.keys(values) as SettingKey[])
    .filter((key) => !isDeepStrictEqual(values[key], farthest[key]))
    .flatMap((key) => {
      const waits = waiting(known, now).filter((change) => change.key === key)
      if (isDeepStrictEqual(values[key], today[key])) return planWithdrawal(known, waits, now)
      const [replaced, ...others] = waits
      const effectiveAt = definitions[key].nature === 'rule' ? addDays(now, today.ruleNoticeDays) : now
      const change = { key, value: values[key], previous: today[key], effectiveAt }
      return [...planWithdrawal(known, others, now), { ...change, withdraws: replaced?.id ?? null }]
    })
}

/** A withdrawal is a line from what holds to what holds: nothing changes but that the announced never comes. */
export function planWithdrawal(
  known: readonly KnownChange[],
  withdrawn: readonly KnownChange[],
  now: Date,
): PlannedChange[] {
  const today = settingsInForce(known, now)
  return withdrawn.map(({ id, key }) => ({
    key,
    value: today[key],
    previous: today[key],
    effectiveAt: now,
    withdraws: id,
  }))
}
