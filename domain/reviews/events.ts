/** Reviews came, were answered or went, or what was sold long ago counts no more: figures, pages and search follow. */
export type ReviewsChanged = {
  kind: 'reviews.changed'
  serviceId: string | null
  memberIds: string[]
  /** In whose name the work was sold. */
  teamId: string | null
}

/** A review waits for the other side's, or for its time; told anew when that time is another. */
export type ReviewWritten = { kind: 'review.written'; dealId: string; revealsAt: string; partyIds: string[] }

/** What was written about a deal can be read by all from now on. */
export type ReviewsRevealed = {
  kind: 'reviews.revealed'
  dealId: string
  partyIds: string[]
  /** Whoever may have been asked for a review, though they may act in the deal no more. */
  askedIds: string[]
}

/** A deal that was refunded whole takes its reviews along: nobody writes one any more. */
export type ReviewsVoided = { kind: 'reviews.voided'; dealId: string; askedIds: string[] }

export type ReviewReplied = { kind: 'review.replied'; dealId: string; reviewId: string; partyIds: string[] }

export type ReviewEvent = ReviewsChanged | ReviewWritten | ReviewsRevealed | ReviewsVoided | ReviewReplied

declare module '#platform/events/events.ts' {
  interface Events {
    reviews: ReviewEvent
  }
}
