export { findLevels } from './find-levels.ts'
export { findStandings, type StandingRow } from './find-standings.ts'
export {
  type Level,
  levelNames,
  type LevelNeeds,
  levelNeeds,
  levels,
  compareNeeds,
  computeLevel,
  type LevelFigures,
  type LevelNeed,
  nextLevel,
} from './level-rules.ts'
export { memberQuality, type MemberQualityParts, memberQualityParts } from './member-quality-rules.ts'
export { findStanding, type SellerStanding } from './find-standing.ts'
export { refreshStandingJob } from './jobs.ts'
export { levelMeaning, levelTable, needInWords, needNames } from './level-words.ts'
export { eraseStanding, exportStanding } from './own-data.ts'
export { type CountedFigures, setFigures } from './set-figures.ts'
export { refreshStanding } from './refresh-standing.ts'
