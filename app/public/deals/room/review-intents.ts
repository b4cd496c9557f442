import { redirect } from 'react-router'
import { mendsRules } from '#app/forms/mendable.ts'
import {
  buyerReviewInput,
  replyInput,
  replyToReview,
  reviewBuyer,
  reviewSeller,
  sellerReviewInput,
} from '#domain/reviews/index.ts'
import { intent } from './room-forms.ts'

const back = (dealId: string, done: string) => redirect(`/deals/${dealId}?done=${done}#done`)

/** The forms of the review panel. */
export const reviewIntents = {
  'review-seller': intent({
    formId: 'review',
    input: sellerReviewInput,
    mends: mendsRules,
    run: (tx, actor, input, { about: { id: dealId } }) => reviewSeller(tx, actor, { dealId, ...input }),
    done: ({ about }) => back(about.id, 'reviewed'),
  }),
  'review-buyer': intent({
    formId: 'review',
    input: buyerReviewInput,
    mends: mendsRules,
    run: (tx, actor, input, { about: { id: dealId } }) => reviewBuyer(tx, actor, { dealId, ...input }),
    done: ({ about }) => back(about.id, 'reviewed'),
  }),
  reply: intent({
    input: replyInput,
    mends: mendsRules,
    run: (tx, actor, input) => replyToReview(tx, actor, input),
    done: ({ about }) => back(about.id, 'replied'),
  }),
}
