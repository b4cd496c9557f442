export { countFigures } from './count-ratings.ts'
export { findReviewForReport } from './find-for-report.ts'
export { hideReview, restoreReview } from './hide-review.ts'
export { followDeal } from './follow-deal.ts'
export { followDealJob } from './jobs.ts'
export { eraseReviews, exportReviews } from './own-data.ts'
export { replyToReview } from './reply-to-review.ts'
export { listDueReviews, revealDue } from './reveal-reviews.ts'
export { buyerReviewInput, replyInput, sellerReviewInput } from './review-input.ts'
export {
  countReviewMoments,
  findDealReviews,
  listReviews,
  type ReviewedSubject,
  type ReviewList,
  type ShownReview,
  sumRatingsAsBuyer,
} from './review-queries.ts'
export { reviewBuyer, reviewSeller } from './write-review.ts'
