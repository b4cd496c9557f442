import type { SettingKey } from './definitions.ts'

export type SettingsChanged = {
  kind: 'settings.changed'
  keys: SettingKey[]
  /** When each change applies: at once for details, after notice for rules. */
  effectiveAt: string[]
  /** Those of them that are about what people pay, by their place in the log. */
  feeChangeIds: number[]
  /** The idea that it came from, where it names one, and those of them that the public log tells of. */
  ideaNumber: number | null
  ruleChanges: { id: number; key: SettingKey }[]
}

export type SettingsTookEffect = { kind: 'settings.took-effect' }

export type SettingsEvent = SettingsChanged | SettingsTookEffect

declare module '#platform/events/events.ts' {
  interface Events {
    settings: SettingsEvent
  }
}
