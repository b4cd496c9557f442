export { type AwayKind, awayKinds } from './away-rules.ts'
export { type Away, awayInput, interestsInput, type Sources, sourcesInput } from './input.ts'
export {
  chooseInterests,
  chooseSources,
  choseWhatToLearnFrom,
  findLearningChoice,
  forgetLearned,
  type LearningChoice,
} from './learning-sources.ts'
export { learn } from './learning/learn.ts'
export { countLearnedFrom, type LearnedFrom } from './learned-from.ts'
export { exportRecommendations } from './own-data.ts'
export { personWords, recommendPeople, type RecommendedPerson } from './people/recommend-people.ts'
export { fitWords, type ProjectFit } from './projects/fit-of-project.ts'
export { type RecommendedProject, recommendProjects } from './projects/recommend-projects.ts'
export { findSentAway, sendAway, sentAnythingAway, takeBack } from './send-away.ts'
export { readTaste, type Taste } from './services/read-taste.ts'
export { reasonWords, type ServiceReason } from './services/reason.ts'
export { type RecommendedService, recommendServices } from './services/recommend-services.ts'
export { listWentOn, type WentOn } from './services/went-on-to.ts'
