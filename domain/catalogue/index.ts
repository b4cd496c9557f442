export { addSeen } from './quality/add-seen.ts'
export { countSeenServices } from './quality/count-seen.ts'
export { approveService } from './moderation/approve-service.ts'
export { archiveService } from './life/archive-service.ts'
export { changePrices } from './drafts/change-prices.ts'
export { problemsOf } from './drafts/complete-rules.ts'
export { countPublished, countShown, countSubmitted } from './count-shown.ts'
export { countByCategory } from './count-by-category.ts'
export {
  type Choice,
  choiceQuery,
  type Chosen,
  type Offer,
  QUANTITY_MOST,
  readChoice,
  sumChoice,
} from './cards/choice-rules.ts'
export { discardDraft } from './drafts/discard-draft.ts'
export { draftService } from './drafts/draft-service.ts'
export { duplicateService } from './drafts/duplicate-service.ts'
export { refreshQuality } from './quality/compute-quality.ts'
export { describeServices, listShownServices } from './cards/describe-services.ts'
export { findCountable } from './find-countable.ts'
export { eraseServices } from './life/erase-services.ts'
export { exportServices } from './export-services.ts'
export { findLiveService, type FoundService, type ServiceFigures } from './cards/find-live-service.ts'
export { type Flag, flagsOf, type Sign, signsInText } from './moderation/flag-rules.ts'
export { refreshFavouritesCount } from './quality/count-favourites.ts'
export { findOffers, lockOffers, type Offered } from './cards/find-offers.ts'
export { writeDealFigures } from './quality/write-deal-figures.ts'
export { findHitDetails, type HitDetails } from './cards/find-hit-details.ts'
export { listPlaces, type ServicePlace } from './cards/list-places.ts'
export { listCardsAt } from './cards/list-cards-at.ts'
export { nameServices } from './cards/name-services.ts'
export { nameServicesAt } from './cards/name-services-at.ts'
export { listCards, type ServiceCard } from './cards/list-cards.ts'
export { listOwnNames, type OwnServiceName } from './list-own-names.ts'
export { listUnfinished, type UnfinishedService } from './cards/list-unfinished.ts'
export { listBest, listNewest, type WorthSeeing } from './cards/list-worth-seeing.ts'
export { listServicesOf, listServicesOfTeam, listServicesOfTeams } from './cards/list-services-of.ts'
export { findForReview, findSellerHistories, type ReviewedVersion } from './moderation/find-for-review.ts'
export { findServicePage, type ServicePage } from './cards/find-service-page.ts'
export { findOwnPrices, type OwnPrices } from './find-own-prices.ts'
export { readPrices } from './drafts/price-input.ts'
export { findServiceCard } from './cards/find-service-card.ts'
export { estimateServices, listServiceAddresses } from './list-addresses.ts'
export {
  isQueueOnly,
  type ModerationFilters,
  readModerationFilters,
} from './moderation/moderation-filters.ts'
export { approvalInput, rejectionInput } from './moderation/moderation-input.ts'
export {
  countModerationQueue,
  findNextInQueue,
  listModeratedForFile,
  listModerationQueue,
  MODERATED_A_PAGE,
} from './moderation/moderation-queries.ts'
export { findSoughtServices } from './moderation/find-sought-services.ts'
export { moveServices } from './life/move-services.ts'
export {
  countOwnServices,
  countTeamServices,
  findOwnService,
  listOwnServices,
  listTeamServices,
  madeAnyService,
  OWN_SERVICES_A_PAGE,
  type OwnService,
  ownServiceSorts,
} from './own-service-queries.ts'
export { offerFor } from './life/offer-for.ts'
export { pauseService } from './life/pause-service.ts'
export { rejectService, type Rejection } from './moderation/reject-service.ts'
export { resumeService } from './life/resume-service.ts'
export { saveDraft } from './drafts/save-draft.ts'
export {
  emptyContent,
  type PackageTier,
  packageTiers,
  type ServiceContent,
  type ServicePackage,
  type ServiceRequirement,
} from './service-content.ts'
export { serviceLimits } from './drafts/limit-rules.ts'
export { draftInput } from './drafts/service-input.ts'
export { type CountedRating, setServiceRating } from './quality/set-rating.ts'
export { slugOf } from './drafts/slug-rules.ts'
export { mayMove, type ServiceState, serviceStates } from './states.ts'
export { submitService, type Submitted } from './life/submit-service.ts'
export { findServiceForReport } from './moderation/find-for-report.ts'
export { findRejectedService, type RejectedService } from './moderation/find-rejected.ts'
export { restoreService } from './moderation/restore-service.ts'
export { takeDownService } from './moderation/take-down-service.ts'
export { withdrawService } from './life/withdraw-service.ts'
export { listShownPictures } from './list-shown-pictures.ts'
export { listServiceIdsOf } from './list-service-ids-of.ts'
export { NEWCOMER_DAYS, noFigures, type QualityParts, qualityWeights } from './quality/quality-rules.ts'
export { ratedScore } from './quality/rated-score.ts'
export { isServiceOnShow } from './cards/is-service-on-show.ts'
export { hasServices } from './has-services.ts'
export { findQualityHistory, type QualityHistory } from './quality/quality-history.ts'
