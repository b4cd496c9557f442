export { decideAppeal } from './decide-appeal.ts'
export { appealDecisionInput, appealInput } from './input.ts'
export { type Appealable, decisionIdOf, type Division } from './kinds.ts'
export { appealPath } from './letters.ts'
export {
  type AppealFigures,
  type AppealRow,
  countAppealFigures,
  countAppeals,
  findAppeal,
  findAppealFile,
  findAppealsOfDisputes,
  findOwnAppeal,
  listAppeals,
  listOwnAppeals,
  type OwnAppeal,
} from './queries.ts'
export { sendAppeal } from './send-appeal.ts'
