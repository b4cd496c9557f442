export type ReferralHappening = 'first-reward' | 'held' | 'released' | 'refused'

/** Something happened to the rewards on an invited member's deals. */
export type ReferralHappened = {
  readonly kind: 'referral.happened'
  readonly what: ReferralHappening
  /** Who was invited. */
  readonly memberId: string
  readonly referrerId: string
  readonly sumMinor: string
  readonly signs: readonly string[]
  readonly reason: string
}

declare module '#platform/events/events.ts' {
  interface Events {
    referrals: ReferralHappened
  }
}
