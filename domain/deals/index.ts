export { appealDecision } from './disputes/appeal-decision.ts'
export { findDecidedDispute, isSideOfDispute, placeDispute } from './disputes/find-decided.ts'
export { decideAgain, expectMayJudgeDispute, upholdDecision } from './disputes/decide-again.ts'
export { addDealFiles } from './files/add-deal-files.ts'
export { type AddedFile } from './files/add-files.ts'
export { countOpenQuestions } from './queries/count-open-questions.ts'
export {
  agreeSettlement,
  answerDispute,
  offerSettlement,
  withdrawDispute,
} from './disputes/answer-dispute.ts'
export { acceptDeal, declineDeal, endDeal, withdrawDeal } from './agreements/answer-deal.ts'
export { answerRequest, withdrawRequest } from './requests/answer-request.ts'
export { answerRequirements } from './milestones/answer-requirements.ts'
export { askRefund } from './requests/ask-refund.ts'
export { askCancellation, askExtension, proposeMilestone } from './requests/ask-other-side.ts'
export { answerQuestion, askParty } from './disputes/ask-party.ts'
export { askRevision } from './milestones/ask-revision.ts'
export { beginOrderedDeals } from './agreements/begin-ordered-deals.ts'
export { countCompletedDeals } from './queries/count-completed.ts'
export { countDealsOfService, type DealFigures } from './queries/count-of-service.ts'
export { awaitAnswer } from './agreements/await-answer.ts'
export { beginDeal } from './agreements/begin-deal.ts'
export { cancelWork } from './milestones/cancel-work.ts'
export { changeDeal } from './agreements/change-deal.ts'
export { type DealContent, type Requirement } from './agreements/deal-content.ts'
export { DRAFT_DAYS, findDealDraft, keepDealDraft, removeDealDraft } from './agreements/deal-drafts.ts'
export { type DealTyped } from './deal-input.ts'
export {
  type DealEvent,
  type Delivery,
  factsOfRoom,
  findDealFile,
  findDealPulse,
  findDealRoom,
  isInvitationTaken,
  type WholeRoom,
} from './queries/deal-queries.ts'
export { dealRulesFrom, proposedRules } from './agreements/deal-rules.ts'
export { listDisputedMoney } from './disputes/disputed-money.ts'
export { type Decision, decideDispute } from './disputes/decide-dispute.ts'
export {
  countDealsUnderWay,
  countFunnel,
  type DealDay,
  findDeliveryTimes,
  type Funnel,
  listDealDays,
  listFiguresByOrigin,
  type OriginFigures,
} from './queries/deal-figures.ts'
export { deliverWork } from './milestones/deliver-work.ts'
export {
  countDisputeOutcomes,
  countOpenDisputes,
  type DisputeCase,
  type DisputeOutcomes,
  type DisputeRow,
  findDisputeCase,
  listDisputes,
} from './disputes/dispute-queries.ts'
export { findHeldFor } from './milestones/find-held-for.ts'
export {
  type Agreed,
  type DealOnPapers,
  findForPapers,
  type MilestoneOnPapers,
  type TeamOnPapers,
} from './queries/find-for-papers.ts'
export { findEarnedCommissions, type MilestoneCommission } from './queries/find-earned-commissions.ts'
export { countPartsOfTeam, findSplits, type Split, sumPartsOfTeam } from './queries/find-splits.ts'
export { fundIn, fundMilestones } from './milestones/fund-milestones.ts'
export { giveTip } from './milestones/give-tip.ts'
export { makeInvitation } from './agreements/invitation.ts'
export { inviteByLetter } from './agreements/invite-by-letter.ts'
export { countOwnDeals, hasAnyDealAs, listOpenDeals, listOwnDeals } from './queries/list-own-deals.ts'
export {
  countOpenTeamDeals,
  countTeamDeals,
  countWorkOf,
  listOpenTeamDeals,
  listTeamDeals,
  listWorkersOf,
  sumHeldForTeam,
} from './queries/list-team-deals.ts'
export { OWN_DEALS_A_PAGE, type OwnDeal, ownDealSorts } from './queries/read-deal-rows.ts'
export { listEarlierVersions } from './queries/list-versions.ts'
export { listMilestones } from './milestones/list-milestones.ts'
export { joinDeal } from './agreements/join-deal.ts'
export { enterToReview, lockReviewed, type ReviewedDeal } from './queries/lock-reviewed.ts'
export { findReviewsCloseAt } from './queries/find-reviews-close.ts'
export { findAnsweringSide, whyNotReview } from './queries/who-reviews.ts'
export { milestonesHoldWhatTheyShould } from './milestones/ledger-check.ts'
export { chooseWorkers } from './moves/choose-workers.ts'
export { concludeMove } from './moves/make-move.ts'
export { type FoundDeal, findSoughtDeals } from './queries/find-sought-deals.ts'
export { findStandingFacts } from './queries/find-standing-facts.ts'
export { nameDeals, nameMilestones } from './milestones/name-milestones.ts'
export { nameShares, type SharedLine } from './milestones/name-shares.ts'
export { claimMoney, openDispute } from './disputes/open-dispute.ts'
export { type StepFacts, stepFactsOf } from './next-step-facts.ts'
export { type Counterparty, type NewProposal, proposeDeal } from './agreements/propose-deal.ts'
export { renewInvitation } from './agreements/renew-invitation.ts'
export { acceptDelivery, releaseEarly } from './milestones/release-milestone.ts'
export { agreedRevisionsWords, REVISIONS_WITHOUT_LIMIT, revisionsWords } from './milestones/revision-words.ts'
export { listDueClocks, runClock } from './clocks/run-clock.ts'
export { listOrdersUnderWay, type OrdersUnderWay } from './queries/list-orders-under-way.ts'
export {
  findDealMoment,
  findDealSides,
  findSellersOfDeals,
  hasCompletedDeal,
  hasDispute,
  hasOpenDispute,
  haveDealt,
  hasBoughtFromTeam,
  listPeopleOfDeal,
} from './queries/sides-of-deal.ts'
export { listSellersOfOld, type SoldBy, sumFiguresOf } from './queries/sum-figures.ts'
export { type EarnedPart, listCommissions } from './queries/list-commissions.ts'
export { type LateDelivery, listLate } from './queries/list-late.ts'
export { type DaySales, listSales, type Sales } from './queries/list-sales.ts'
export { type DisputeReason, disputeReasons, type Fault, faults } from './schema.server.ts'
export { partsBack, partsOf } from './milestones/paid-rules.ts'
export { listShares } from './moves/seller-people.ts'
export { listInTeam } from './queries/people-of-teams.ts'
export { pairsBeforeDeal } from './agreements/pairs-before-deal.ts'
export { findForgottenDeals } from './files/personal-files.ts'
export { eraseDealTraces, exportDeals, hasOpenDeals } from './queries/personal-deals.ts'
export { record as recordInTimeline } from './moves/timeline.ts'
export { dealStates, type DealState } from './states.ts'
