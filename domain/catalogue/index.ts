export { addSeen } from './add-seen.ts'
export { approveService } from './approve-service.ts'
export { archiveService } from './archive-service.ts'
export { changePrices } from './change-prices.ts'
export { problemsOf } from './complete-rules.ts'
export { countPublished, countShown, countSubmitted } from './count-shown.ts'
export { countHanging } from './count-hanging.ts'
export {
  type Choice,
  choiceQuery,
  type Chosen,
  type Offer,
  QUANTITY_MOST,
  readChoice,
  sumChoice,
} from './choice-rules.ts'
export { discardDraft } from './discard-draft.ts'
export { draftService } from './draft-service.ts'
export { duplicateService } from './duplicate-service.ts'
export { refreshQuality } from './compute-quality.ts'
export { describeServices, listShownServices } from './describe-services.ts'
export { findCountable } from './find-countable.ts'
export { eraseServices } from './erase-services.ts'
export { exportServices } from './export-services.ts'
export { findLiveService, type FoundService, type ServiceFigures } from './find-live-service.ts'
export { type Flag, flagsOf } from './flag-rules.ts'
export { refreshFavouritesCount } from './count-favourites.ts'
export { findOffers, lockOffers, type Offered } from './find-offers.ts'
export { writeDealFigures } from './write-deal-figures.ts'
export { findHitDetails, type HitDetails } from './find-hit-details.ts'
export { listCards, type ServiceCard } from './list-cards.ts'
export { listOwnNames, type OwnServiceName } from './list-own-names.ts'
export { listUnfinished, type UnfinishedService } from './list-unfinished.ts'
export { listBest, listNewest, type WorthSeeing } from './list-worth-seeing.ts'
export { listServicesOf } from './list-services-of.ts'
export {
  findForReview,
  findSellerHistories,
  type ForReview,
  type ReviewedVersion,
} from './find-for-review.ts'
export { findServicePage, type ServicePage } from './find-service-page.ts'
export { findOwnPrices, type OwnPrices } from './find-own-prices.ts'
export { readPrices } from './price-input.ts'
export { findServiceCard } from './find-service-card.ts'
export { estimateServices, listServiceAddresses } from './list-addresses.ts'
export { isQueueOnly, type ModerationFilters, readModerationFilters } from './moderation-filters.ts'
export { approvalInput, rejectionInput } from './moderation-input.ts'
export {
  countModerationQueue,
  findNextInQueue,
  listModeratedForFile,
  listModerationQueue,
  MODERATED_A_PAGE,
} from './moderation-queries.ts'
export { moveServices } from './move-services.ts'
export {
  countOwnServices,
  findOwnService,
  listOwnServices,
  OWN_SERVICES_A_PAGE,
  type OwnService,
  ownServiceSorts,
} from './own-service-queries.ts'
export { pauseService } from './pause-service.ts'
export { reasonNames, standardReasonKeys, standardReasons } from './reason-choices.ts'
export { rejectService, type Rejection } from './reject-service.ts'
export { resumeService } from './resume-service.ts'
export { saveDraft } from './save-draft.ts'
export {
  emptyContent,
  type PackageTier,
  packageTiers,
  type ServiceContent,
  type ServicePackage,
  type ServiceRequirement,
} from './service-content.ts'
export { serviceLimits } from './limit-rules.ts'
export { draftInput } from './service-input.ts'
export { type CountedRating, setServiceRating } from './set-rating.ts'
export { slugOf } from './slug-rules.ts'
export { mayMove, type ServiceState, serviceStates } from './states.ts'
export { submitService, type Submitted } from './submit-service.ts'
export { takeDownService } from './take-down-service.ts'
export { withdrawService } from './withdraw-service.ts'
export { listShownPictures } from './list-shown-pictures.ts'
export { listServiceIdsOf } from './list-service-ids-of.ts'
export { NEWCOMER_DAYS, type QualityParts, qualityWeights } from './quality-rules.ts'
export { ratedScore } from './rated-score.ts'
export { isServiceOnShow } from './is-service-on-show.ts'
export { hasServices } from './has-services.ts'
export { findQualityHistory, type QualityHistory } from './quality-history.ts'
