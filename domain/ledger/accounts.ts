/** Every kind of account there is, and whether the money it stands for may be owed rather than held. */
export const accountKinds = {
  /** What a member paid in: to be spent, or sent back to where it came from. */
  deposited: { mayBeNegative: false },
  /** What a member earned, and the one thing that is paid out. Before it had a part beside it, all of a balance was called so. */
  available: { mayBeNegative: false },
  clearing: { mayBeNegative: false },
  escrow: { mayBeNegative: false },
  transit: { mayBeNegative: false },
  chargeback: { mayBeNegative: false },
  revenue: { mayBeNegative: false },
  referrals: { mayBeNegative: true },
  losses: { mayBeNegative: true },
  corrections: { mayBeNegative: true },
  provider: { mayBeNegative: true },
} as const

export type AccountKind = keyof typeof accountKinds

/** An account is named by what it is and whose; it comes into being with its first posting. */
export type AccountName = { kind: AccountKind; owner: string }

const THE_MARKETPLACE = 'marketplace'

export const deposited = (memberId: string): AccountName => ({ kind: 'deposited', owner: memberId })
export const earned = (memberId: string): AccountName => ({ kind: 'available', owner: memberId })
export const clearing = (memberId: string): AccountName => ({ kind: 'clearing', owner: memberId })
export const escrow = (milestoneId: string): AccountName => ({ kind: 'escrow', owner: milestoneId })
export const transit = (payoutId: string): AccountName => ({ kind: 'transit', owner: payoutId })
/** What the bank of a payer wants back, from the moment it says so until it is decided. */
export const heldForChargeback = (chargebackId: string): AccountName => ({
  kind: 'chargeback',
  owner: chargebackId,
})
export const revenue: AccountName = { kind: 'revenue', owner: THE_MARKETPLACE }
export const referrals: AccountName = { kind: 'referrals', owner: THE_MARKETPLACE }
/** What the marketplace lost to chargebacks and has not got back: below nothing. */
export const losses: AccountName = { kind: 'losses', owner: THE_MARKETPLACE }
/** What the marketplace gave to members by hand, less what it took: below nothing as long as it gave more. */
export const corrections: AccountName = { kind: 'corrections', owner: THE_MARKETPLACE }
export const provider = (name: string): AccountName => ({ kind: 'provider', owner: name })

export const nameOf = ({ kind, owner }: AccountName): string => `${kind}:${owner}`

/** The two accounts that are shown as one balance, in the order in which they are spent and posted to. */
export const balanceKinds = ['deposited', 'available'] as const satisfies readonly AccountKind[]
export type BalanceKind = (typeof balanceKinds)[number]

export const isOfBalance = (kind: AccountKind): kind is BalanceKind =>
  (balanceKinds as readonly AccountKind[]).includes(kind)

/** Held for one milestone or payout, and for nobody before it. */
export const isForOnePurpose = (kind: AccountKind): boolean => kind === 'escrow' || kind === 'transit'
