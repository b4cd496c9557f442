/** Every kind of account there is, and whether the money it stands for may be owed rather than held. */
export const accountKinds = {
  available: { mayBeNegative: false },
  clearing: { mayBeNegative: false },
  escrow: { mayBeNegative: false },
  transit: { mayBeNegative: false },
  revenue: { mayBeNegative: false },
  referrals: { mayBeNegative: true },
  provider: { mayBeNegative: true },
} as const

export type AccountKind = keyof typeof accountKinds

/** An account is named by what it is and whose; it comes into being with its first posting. */
export type AccountName = { kind: AccountKind; owner: string }

const THE_MARKETPLACE = 'marketplace'

export const available = (memberId: string): AccountName => ({ kind: 'available', owner: memberId })
export const clearing = (memberId: string): AccountName => ({ kind: 'clearing', owner: memberId })
export const escrow = (milestoneId: string): AccountName => ({ kind: 'escrow', owner: milestoneId })
export const transit = (payoutId: string): AccountName => ({ kind: 'transit', owner: payoutId })
export const revenue: AccountName = { kind: 'revenue', owner: THE_MARKETPLACE }
export const referrals: AccountName = { kind: 'referrals', owner: THE_MARKETPLACE }
export const provider = (name: string): AccountName => ({ kind: 'provider', owner: name })

export const nameOf = ({ kind, owner }: AccountName): string => `${kind}:${owner}`
