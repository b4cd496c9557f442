export { brandInput, type Brand } from './brands.ts'
export { changeSettings } from './change-settings.ts'
export { definitions, settingKeys, type SettingKey, type Settings } from './definitions.ts'
export { type SettingsEvent } from './events.ts'
export { findMaintenance, type MaintenanceBegun } from './find-maintenance.ts'
export { settingsTakeEffectJob } from './jobs.ts'
export { openLiveSettings, SETTINGS_TOPIC, type LiveSettings } from './live-settings.ts'
export { mayChangeSettings } from './policy.ts'
export {
  listPastChanges,
  listRuleChanges,
  newestChangeId,
  readSettings,
  type PastChange,
  type RuleChange,
} from './queries.ts'
export { removeBrand } from './remove-brand.ts'
export { saveBrand } from './save-brand.ts'
