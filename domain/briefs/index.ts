export { exportBriefs, findBrief, listBriefs, type SavedBrief } from './brief-queries.ts'
export {
  CARRIED_DAYS,
  type CarriedBrief,
  type Engine,
  MEMBERS_LIMIT,
  SAVED_MOST,
  VISITORS_LIMIT,
} from './brief-rules.ts'
export { carryBrief, findCarriedBrief, makeCarryKey, removeCarriedBrief } from './carry-brief.ts'
export { type BriefUse, countBriefUse, findBriefUse } from './count-use.ts'
export { briefInput, type BriefToSave, type Made, madeInput } from './input.ts'
export { type BriefAsked, fingerprintOf, makeBrief, type MadePart } from './make-brief.ts'
export { forgetBriefs, removeBrief } from './remove-brief.ts'
export { saveBrief } from './save-brief.ts'
export { costMicros, type Outcome, outcomes, type UseOfDays } from './use-rules.ts'
export type { Question } from './wording/ask-model.ts'
export type { Heard } from './wording/heard-so-far.ts'
