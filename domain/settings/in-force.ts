import { definitions, initialSettings, type SettingKey, type Settings } from './definitions.ts'

/** A change as the process keeps it in memory. */
export type KnownChange = {
  id: number
  key: SettingKey
  value: unknown
  effectiveAt: Date
  /** The announcement that it took the place of, if it did. */
  withdraws: number | null
}

/** Later than any change: the settings as they will be once everything announced applies. */
export const THE_END = new Date(8.64e15)

/** Those that apply or will: what was withdrawn before its day never does. */
function notWithdrawn(changes: readonly KnownChange[]): KnownChange[] {
  const withdrawn = new Set(changes.map(({ withdraws }) => withdraws))
  return changes.filter(({ id }) => !withdrawn.has(id))
}

/** What is announced and has not come yet. */
export function waiting(changes: readonly KnownChange[], at: Date): KnownChange[] {
  return notWithdrawn(changes).filter(({ effectiveAt }) => effectiveAt > at)
}

/** Later ones win; of two that apply at the same moment the one made later. */
function inOrder(first: KnownChange, second: KnownChange): number {
  return first.effectiveAt.getTime() - second.effectiveAt.getTime() || first.id - second.id
}

/** The settings at a moment. A stored value that no longer fits its definition gives way to the initial one. */
export function settingsInForce(changes: readonly KnownChange[], at: Date): Settings {
  const values: Record<string, unknown> = { ...initialSettings }
  for (const change of notWithdrawn(changes).toSorted(inOrder)) {
    if (change.effectiveAt > at || !(change.key in definitions)) continue
    const parsed = definitions[change.key].schema.safeParse(change.value)
    if (parsed.success) values[change.key] = parsed.data
  }
  return values as Settings
}

/** The first moment after `at` when something changes, if anything has been announced. */
export function nextEffectAt(changes: readonly KnownChange[], at: Date): Date | undefined {
  const later = waiting(changes, at).map((change) => change.effectiveAt.getTime())
  return later.length === 0 ? undefined : new Date(Math.min(...later))
}
