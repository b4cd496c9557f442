export const dealStates = [
  'proposed',
  'accepted',
  'active',
  'disputed',
  'completed',
  'cancelled',
  'declined',
  'withdrawn',
  'expired',
] as const
export type DealState = (typeof dealStates)[number]
/** Somebody still has something to do. */
export const openDealStates = ['proposed', 'accepted', 'active', 'disputed'] as const satisfies DealState[]

export const milestoneStates = [
  'planned',
  'funded',
  'delivered',
  'released',
  'refunded',
  'split',
  'dropped',
] as const
export type MilestoneState = (typeof milestoneStates)[number]

export const parties = ['buyer', 'seller'] as const
export type Party = (typeof parties)[number]

/** A decision that is appealed is looked at again: until then it is as good as open. */
export const disputeStates = ['open', 'settled', 'decided', 'withdrawn', 'appealed'] as const
export type DisputeState = (typeof disputeStates)[number]

/** Who acts in a deal: one of its two sides, a deadline that passed, or an administrator who decides. */
export type Role = Party | 'clock' | 'admin'

export const otherParty = (party: Party): Party => (party === 'buyer' ? 'seller' : 'buyer')

export const requestKinds = ['extension', 'cancellation', 'refund', 'milestone'] as const
export type RequestKind = (typeof requestKinds)[number]

export const clockKinds = [
  'expire-proposal',
  'expire-unfunded',
  'remind-requirements',
  'cancel-unanswered',
  'remind-due',
  'remind-acceptance-half',
  'remind-acceptance-day',
  'accept-delivery',
  'agree-cancellation',
  'lapse-refund',
  'dispute-unanswered',
  'dispute-undecided',
] as const
export type ClockKind = (typeof clockKinds)[number]

/** Money waits in escrow exactly in these. */
export const isHeld = (state: MilestoneState): boolean => state === 'funded' || state === 'delivered'
export const isOver = (state: MilestoneState): boolean => !isHeld(state) && state !== 'planned'
export const isDealOver = (state: DealState): boolean => !openDealStates.some((open) => open === state)

/** A proposal that is over, and to which nobody ever agreed. */
export const cameToNothing = ({ acceptedAt, state }: { acceptedAt: Date | null; state: DealState }) =>
  acceptedAt === null && isDealOver(state)

/** How a deal ends before any money came. */
export const outcomes = ['declined', 'withdrawn', 'expired'] as const satisfies DealState[]
export type Outcome = (typeof outcomes)[number]

type StateFacts = {
  isAccepted: boolean
  outcome: Outcome | null
  hasOpenDispute: boolean
  milestones: readonly MilestoneState[]
}

/** The state of a deal, from its facts alone: stored beside them, decided nowhere else. */
export function deriveDealState({ isAccepted, outcome, hasOpenDispute, milestones }: StateFacts): DealState {
  if (outcome) return outcome
  if (!isAccepted) return 'proposed'
  if (hasOpenDispute) return 'disputed'
  if (milestones.some(isHeld)) return 'active'
  const wasFunded = milestones.some((state) => isOver(state) && state !== 'dropped')
  if (milestones.includes('planned')) return wasFunded ? 'active' : 'accepted'
  return milestones.some((state) => state === 'released' || state === 'split') ? 'completed' : 'cancelled'
}
