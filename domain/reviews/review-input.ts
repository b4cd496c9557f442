import { z } from 'zod'
import { isShown, lengthOf, seenLengthOf } from '#platform/text/shown-text.ts'
import { reviewLimits } from './review-rules.ts'

const stars = (name: string) =>
  z.coerce
    .number({ error: `${name}: choose from 1 to 5 stars` })
    .int({ error: `${name}: choose from 1 to 5 stars` })
    .min(1, { error: `${name}: choose from 1 to 5 stars` })
    .max(5, { error: `${name}: choose from 1 to 5 stars` })

const words = (name: string, { min, max }: { min: number; max: number }) =>
  z
    .string({ error: `${name}: write at least ${min} characters` })
    .trim()
    .refine((typed) => seenLengthOf(typed) >= min, { error: `${name}: write at least ${min} characters` })
    .refine((typed) => lengthOf(typed) <= max, { error: `${name}: at most ${max} characters` })
    .refine(isShown, { error: `${name}: remove the characters that can’t be shown` })

/** What a buyer says about a seller. */
export const sellerReviewInput = z.object({
  communication: stars('Communication'),
  quality: stars('Quality'),
  timing: stars('Timing'),
  text: words('Review', reviewLimits.text),
})

/** What a seller says about a buyer. */
export const buyerReviewInput = z.object({
  rating: stars('Rating'),
  text: words('Review', reviewLimits.text),
})

export const replyInput = z.object({
  reviewId: z.uuid({ error: 'The review is not there any more. Reload the page.' }),
  text: words('Reply', reviewLimits.reply),
})

export type SellerReview = z.output<typeof sellerReviewInput>
export type BuyerReview = z.output<typeof buyerReviewInput>
