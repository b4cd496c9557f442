import { redirect } from 'react-router'
import { answerForm } from '#app/answer-form.ts'
import type { MemberEdge } from '#app/edge.ts'
import { readSubmission } from '#app/forms/read-submission.ts'
import {
  buyerReviewInput,
  replyInput,
  replyToReview,
  reviewBuyer,
  reviewSeller,
  sellerReviewInput,
} from '#domain/reviews/index.ts'

/** The forms of the review panel; nothing when the form that was sent is none of them. */
export async function actOnReview({ transaction, actor }: MemberEdge, form: FormData, dealId: string) {
  const back = (done: string) => redirect(`/deals/${dealId}?done=${done}#reviews`)
  switch (form.get('intent')) {
    case 'review-seller':
      return answerForm('review', readSubmission(form, sellerReviewInput), async (given) => {
        await transaction((tx) => reviewSeller(tx, actor, { dealId, ...given }))
        return back('reviewed')
      })
    case 'review-buyer':
      return answerForm('review', readSubmission(form, buyerReviewInput), async (given) => {
        await transaction((tx) => reviewBuyer(tx, actor, { dealId, ...given }))
        return back('reviewed')
      })
    case 'reply':
      return answerForm('reply', readSubmission(form, replyInput), async (given) => {
        await transaction((tx) => replyToReview(tx, actor, given))
        return back('replied')
      })
    default:
      return undefined
  }
}
