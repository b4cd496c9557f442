export { countVisit } from './count-visit.ts'
export { refuseRewards, releaseRewards } from './decide-referral.ts'
export { countHeldReferrals, findQuestionedReferral, listQuestionedReferrals } from './desk-queries.ts'
export { decisionInput } from './input.ts'
export { noteReferral } from './note-referral.ts'
export {
  findInvitationFigures,
  findInvited,
  findOwnInvitation,
  findProgrammeFigures,
  findRewarded,
  INVITED_A_PAGE,
  type InvitationFigures,
  listInvited,
  listMonthsOfRewards,
  listVisits,
  type MonthOfRewards,
  type ProgrammeFigures,
} from './own-queries.ts'
export { monthsAfter, shortName } from './referral-rules.ts'
export { rewardFinal } from './reward-final.ts'
export { type Referral, type ReferralReward } from './schema.server.ts'
