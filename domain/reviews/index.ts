export { countFigures } from './count-ratings.ts'
export { followDeal } from './follow-deal.ts'
export { followDealJob, revealReviewsJob, tellOfReviewsJob } from './jobs.ts'
export { eraseReviews, exportReviews } from './own-data.ts'
export { replyToReview } from './reply-to-review.ts'
export { listDueReviews, revealDue } from './reveal-reviews.ts'
export { buyerReviewInput, replyInput, sellerReviewInput } from './review-input.ts'
export {
  countReviewMoments,
  type DealReviews,
  findDealReviews,
  listReviews,
  type ReviewedSubject,
  type ReviewFilters,
  type ReviewList,
  REVIEWS_A_PAGE,
  type ShownReview,
  sumRatingsAsBuyer,
} from './review-queries.ts'
export { tellOfReviews, type ToldKind } from './tell-of-reviews.ts'
export { reviewBuyer, reviewSeller } from './write-review.ts'
