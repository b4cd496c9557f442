export { makeBrandMark } from './brand-mark.ts'
export { markFile, markUrl } from './brand-mark-key.ts'
export { brandInput, PROGRAM_ACCENTS, type Brand } from './brands.ts'
export { type FlagMeaning, flagMeanings, type FlagWord, type GivenReason } from './moderation-words.ts'
export { changeSettings } from './change-settings.ts'
export {
  definitions,
  initialSettings,
  isFee,
  settingKeys,
  type SettingKey,
  type Settings,
} from './definitions.ts'
export { findMaintenance } from './find-maintenance.ts'
export { THE_END } from './in-force.ts'
export { knowingOwnChanges } from './knowing-own-changes.ts'
export { openLiveSettings, type LiveSettings } from './live-settings.ts'
export { listPastChanges, newestChangeId, readSettings, type PastChange } from './queries.ts'
export { removeBrand } from './remove-brand.ts'
export { listRuleChanges, type RuleChange } from './rule-log.ts'
export { saveBrand } from './save-brand.ts'
export { withdrawChanges } from './withdraw-changes.ts'
export { readDays, readHolidays, readMinute } from './working-time.ts'
