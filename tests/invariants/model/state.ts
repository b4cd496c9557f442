/**
 * A second model of a deal and of its people's money, written from the product's description alone: nothing here reads the rules of the engine, so
 * that a mistake has to be made twice to stay unseen. Times are milliseconds, amounts whole cents.
 *
 * What the description leaves open is said where it is decided, after 'Left open'.
 */
export type Side = 'buyer' | 'seller'
export const other = (side: Side): Side => (side === 'buyer' ? 'seller' : 'buyer')

type PartState = 'planned' | 'funded' | 'delivered' | 'released' | 'refunded' | 'split' | 'dropped'
export type Kind = 'extension' | 'cancellation' | 'refund' | 'milestone'

export type Ask = { by: Side; at: number; days?: number; amount?: number; price?: number; until?: number }
/** 'One balance with two parts': what was paid in, and what was earned. */
export type Parts = { deposited: number; earned: number }
export type Balance = Parts & { clearing: number }

type Dispute = {
  by: Side
  openedAt: number
  isClaim: boolean
  isMoneyHeld: boolean
  isAnswered: boolean
  offer: { by: Side; earned: number } | null
}

/** A clock that runs until a time, or stands still with what it had left. */
export type Timer = { at: number; left?: undefined } | { at?: undefined; left: number }

export type Part = {
  state: PartState
  price: number
  days: number
  earned: number | null
  revisions: number
  paidAt: number | null
  /** From where it was paid, less what went back. */
  paid: Parts
  due: number | null
  wasDelivered: boolean
  endedAt: number | null
  /** 'Every cancellation records whose fault it was.' */
  fault: Side | 'both' | 'neither' | null
  accepts: Timer | null
  asks: Partial<Record<Kind, Ask>>
  dispute: Dispute | null
  /** 'Either, once a milestone': each side has its own. */
  wasClaimed: Record<Side, boolean>
  /** 'Final for its milestone, but for one appeal.' */
  decided: { at: number; isMoneyHeld: boolean; wasAppealed: boolean } | null
  /** What an appeal holds of the buyer's; nothing where the money of the decision is out of reach. */
  appeal: { held: number | null } | null
  /** Left open: how often somebody may hold the clocks by what they ask or argue and take back. */
  withdrawn: Record<Side, number>
  hasAskedToCancel: boolean
  /** What of it is on its way to the seller's balance, of a team to each one's. */
  clears: { amounts: number[]; at: number; isHeld: boolean } | null
}

/** What the deal was agreed on: figures, which the description leaves to the settings. */
export type Rules = {
  commissionBasisPoints: number
  minimumCommissionMinor: number
  buyerServiceFeeBasisPoints: number
  autoAcceptDays: number
  proposedExpiresDays: number
  unfundedExpiresDays: number
  freeCancellationHours: number
  lateCancellationHours: number
  requirementCancelDays: number
  cancellationAnswerHours: number
  claimWindowDays: number
  clearingDays: number
  appealDays?: number
}

export type Bearer = 'seller' | 'buyer' | 'half'

/** What a bank wants back of a payment; so much of it could be held. */
type Case = { state: 'open' | 'won' | 'lost'; amount: number; held: Parts; recovered: number }
export type Payment = {
  owner: Side
  amount: number
  refunded: number
  /** What went back to the card, each time. */
  sent: number[]
  cases: Case[]
}

export type Deal = {
  rules: Rules
  bearer: Bearer
  now: number
  proposedBy: Side
  isAccepted: boolean
  outcome: 'declined' | 'withdrawn' | 'expired' | null
  endedAt: number | null
  revisionsMost: number
  parts: Part[]
  proposal: Ask | null
  tips: { amount: number; clearsAt: number | null }[]
  /** How a team that sells divides what it earns now, its owner first; nothing where one person sells. */
  team: number[] | null
  /** 'A deal keeps the division in force when it was accepted.' */
  shares: number[]
  /** When nobody answers or pays, it ends by itself. */
  expiresAt: number | null
  questions: 'none' | 'open' | 'answered'
  /** When questions that nobody answers send the money back. */
  unanswered: Timer | null
  banned: Record<Side, boolean>
  payments: Payment[]
  /** The seller is the owner of a team, the others are its people. */
  money: Record<Side, Balance> & Record<'revenue' | 'losses' | 'withheld', number> & { others: Balance[] }
}

export const DAY = 86_400_000
export const HOUR = 3_600_000

export const newPart = (price: number, days: number, revisions: number): Part => ({
  state: 'planned',
  price,
  days,
  earned: null,
  revisions,
  paidAt: null,
  paid: { deposited: 0, earned: 0 },
  due: null,
  wasDelivered: false,
  endedAt: null,
  fault: null,
  accepts: null,
  asks: {},
  dispute: null,
  wasClaimed: { buyer: false, seller: false },
  decided: null,
  appeal: null,
  withdrawn: { buyer: 0, seller: 0 },
  hasAskedToCancel: false,
  clears: null,
})

export const isHeld = ({ state }: Part) => state === 'funded' || state === 'delivered'

/** 'Deal state, always derived from the facts.' */
export function stateOf({ outcome, isAccepted, parts }: Deal): string {
  if (outcome) return outcome
  if (!isAccepted) return 'proposed'
  if (parts.some(({ dispute, appeal }) => dispute ?? appeal)) return 'disputed'
  if (parts.some(isHeld)) return 'active'
  const isBegun = parts.some(({ state }) => state === 'released' || state === 'refunded' || state === 'split')
  if (parts.some(({ state }) => state === 'planned')) return isBegun ? 'active' : 'accepted'
  return parts.some(({ state }) => state === 'released' || state === 'split') ? 'completed' : 'cancelled'
}

export const isOver = (deal: Deal) => !['proposed', 'accepted', 'active', 'disputed'].includes(stateOf(deal))
