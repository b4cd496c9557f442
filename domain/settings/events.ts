import type { SettingKey } from './definitions.ts'

export type SettingsChanged = {
  kind: 'settings.changed'
  keys: SettingKey[]
  /** When each change applies: at once for details, after notice for rules. */
  effectiveAt: string[]
}

export type SettingsTookEffect = { kind: 'settings.took-effect' }

export type SettingsEvent = SettingsChanged | SettingsTookEffect
