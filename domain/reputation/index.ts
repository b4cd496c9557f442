export { findLevels } from './find-levels.ts'
export { findReputations, type ReputationRow } from './find-reputations.ts'
export {
  compareNeeds,
  computeLevel,
  type Level,
  type LevelFigures,
  levelNames,
  levelNeeds,
  type LevelNeeds,
  levels,
  nextLevel,
} from './level-rules.ts'
export { memberQuality, type MemberQualityParts, memberQualityParts } from './member-quality-rules.ts'
export { findReputation, type SellerReputation } from './find-reputation.ts'
export { levelMeaning, levelTable, needInWords, needNames } from './level-words.ts'
export { eraseReputation, exportReputation } from './own-data.ts'
export { setFigures } from './set-figures.ts'
export { refreshReputation } from './refresh-reputation.ts'
