export { decideAppeal } from './decide-appeal.ts'
export { appealDecisionInput, appealInput } from './input.ts'
export { caseNumberIn, decisionIdOf } from './decision-ids.ts'
export type { Appealable, Division } from './appealable.ts'
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
