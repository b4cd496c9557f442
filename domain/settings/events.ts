import type { SettingKey } from './definitions.ts'

export type SettingsChanged = {
  kind: 'settings.changed'
  keys: SettingKey[]
  /** When each change applies: at once for details, after notice for rules. */
  effectiveAt: string[]
  /** Those of them that are about what people pay, by their place in the log. */
  feeChangeIds: number[]
}

export type SettingsTookEffect = { kind: 'settings.took-effect' }

export type SettingsEvent = SettingsChanged | SettingsTookEffect

declare module '#platform/events/events.ts' {
  interface Events {
    settings: SettingsEvent
  }
}
