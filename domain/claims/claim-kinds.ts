/** What one of the staff can take to look at, so that colleagues leave it to them. */
export const claimKinds = ['service', 'project'] as const
export type ClaimKind = (typeof claimKinds)[number]

/** As long nobody else is led to it; then it is everybody's again. */
export const CLAIM_MINUTES = 20

export const claimedUntil = (now: Date): Date => new Date(now.getTime() + CLAIM_MINUTES * 60_000)
