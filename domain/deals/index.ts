export { addDealFiles } from './add-deal-files.ts'
export { type AddedFile } from './add-files.ts'
export { agreeSettlement, answerDispute, offerSettlement, withdrawDispute } from './answer-dispute.ts'
export { acceptDeal, declineDeal, endDeal, withdrawDeal } from './answer-deal.ts'
export { answerRequest, withdrawRequest } from './answer-request.ts'
export { answerRequirements } from './answer-requirements.ts'
export { askCancellation, askExtension, proposeMilestone } from './ask-other-side.ts'
export { answerQuestion, askParty } from './ask-party.ts'
export { askRevision } from './ask-revision.ts'
export { beginOrderedDeal } from './begin-ordered-deal.ts'
export { countCompletedDeals } from './count-completed.ts'
export { countDealsOfService, type DealFigures } from './count-of-service.ts'
export { beginDeal } from './begin-deal.ts'
export { cancelWork } from './cancel-work.ts'
export { changeDeal } from './change-deal.ts'
export { type DealContent, type Requirement } from './deal-content.ts'
export { DRAFT_DAYS, findDealDraft, keepDealDraft, removeDealDraft } from './deal-drafts.ts'
export { type DealTyped } from './deal-input.ts'
export {
  type DealEvent,
  type Delivery,
  factsOfRoom,
  findDealFile,
  findDealPulse,
  findDealRoom,
  type WholeRoom,
} from './deal-queries.ts'
export { dealRulesFrom } from './deal-rules.ts'
export { listDisputedMoney } from './disputed-money.ts'
export { type Decision, decideDispute } from './decide-dispute.ts'
export {
  countDealsUnderWay,
  countFunnel,
  type DealDay,
  findDeliveryTimes,
  type Funnel,
  listDealDays,
  listFiguresByOrigin,
  type OriginFigures,
} from './deal-figures.ts'
export { deliverWork } from './deliver-work.ts'
export {
  countDisputeOutcomes,
  countOpenDisputes,
  type DisputeCase,
  type DisputeOutcomes,
  type DisputeRow,
  findDisputeCase,
  listDisputes,
} from './dispute-queries.ts'
export { DEALS_TOPIC } from './events.ts'
export { findHeldFor } from './find-held-for.ts'
export { fundIn, fundMilestones } from './fund-milestones.ts'
export { giveTip } from './give-tip.ts'
export { makeInvitation } from './invitation.ts'
export { inviteByLetter } from './invite-by-letter.ts'
export {
  countOwnDeals,
  listOpenDeals,
  listOwnDeals,
  OWN_DEALS_A_PAGE,
  type OwnDeal,
  ownDealSorts,
} from './list-own-deals.ts'
export { listMilestones } from './list-milestones.ts'
export { joinDeal } from './join-deal.ts'
export { enterToReview, lockReviewed, type ReviewedDeal } from './lock-reviewed.ts'
export { milestonesHoldWhatTheyShould } from './ledger-check.ts'
export { concludeMove } from './move.ts'
export { nameDeals, nameMilestones } from './name-milestones.ts'
export { claimMoney, openDispute } from './open-dispute.ts'
export { type Counterparty, type NewProposal, proposeDeal } from './propose-deal.ts'
export { renewInvitation } from './renew-invitation.ts'
export { acceptDelivery, releaseEarly } from './release-milestone.ts'
export { listDueClocks, runClock } from './run-clock.ts'
export { sumFiguresOf } from './sum-figures.ts'
export { type DaySales, listSales, type Sales } from './list-sales.ts'
export { type DisputeReason, disputeReasons, type Fault, faults } from './schema.server.ts'
export { eraseDealTraces, exportDeals, hasOpenDeals } from './personal-deals.ts'
export { record as recordInTimeline } from './timeline.ts'
export { dealStates, type DealState } from './states.ts'
