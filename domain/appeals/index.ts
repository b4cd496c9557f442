export { decideAppeal } from './decide-appeal.ts'
export { appealDecisionInput, appealInput, appealReason } from './input.ts'
export { caseNumberIn, decisionIdOf } from './decision-ids.ts'
export type { Appealable, Division } from './appealable.ts'
export { appealPath } from './letters.ts'
export {
  APPEALS_A_PAGE,
  type AppealRow,
  countAppeals,
  countDecidedAppeals,
  listAppeals,
} from './list-appeals.ts'
export {
  type AppealFigures,
  countAppealFigures,
  findAppeal,
  findAppealFile,
  findAppealsOfDisputes,
  findOwnAppeal,
  listOwnAppeals,
  type OwnAppeal,
} from './queries.ts'
export { sendAppeal } from './send-appeal.ts'
