export { type NearCopy, findNearCopies } from './copies/find-near-copies.ts'
export { describeMeaning, type MeaningDescription } from './describe-meaning.ts'
export { COUNTED_LEAST, type Distribution } from './figures/distribution.ts'
export {
  type DayFigures,
  findDayFigures,
  findPriceFigures,
  type PriceFigures,
} from './figures/price-figures.ts'
export { type ProposalFigures } from './figures/proposal-figures.ts'
export { type Need, needInput, type Reading, readingSchema } from './input.ts'
export { type Brief, type Looker, matchBrief, type Matches } from './matches/match-brief.ts'
export type { MatchReason, PersonMatch, ServiceMatch, TeamMatch } from './matches/match-reason.ts'
export { NEAR_AT_LEAST, type NearService, nearestServices } from './nearest-services.ts'
export { needLimits, readingLimits } from './need-rules.ts'
export { type Assistant, openAssistant } from './open-assistant.ts'
export { timeAsOf } from './reading/find-time.ts'
export { findWishes, type Wishes } from './reading/find-wishes.ts'
export { keepByHand, placeLines } from './reading/keep-by-hand.ts'
export { type ReadAt, readNeed } from './reading/read-need.ts'
export { countWaiting, readWaiting } from './texts/read-waiting.ts'
export { noteEverything } from './texts/note-everything.ts'
export { type BriefPart, writeBrief } from './write-brief.ts'
