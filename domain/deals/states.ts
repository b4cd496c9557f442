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

/** Who acts in a deal: one of its two sides, a deadline that passed, or an administrator who decides. */
export type Role = Party | 'clock' | 'admin'

export const otherParty = (party: Party): Party => (party === 'buyer' ? 'seller' : 'buyer')

type DealMove = { from: readonly DealState[]; by: readonly Role[] }

/** What can be done to a deal as a whole, in which state, by whom. */
export const dealMoves = {
  change: { from: ['proposed'], by: ['buyer', 'seller'] },
  accept: { from: ['proposed'], by: ['buyer', 'seller'] },
  decline: { from: ['proposed'], by: ['buyer', 'seller'] },
  withdraw: { from: ['proposed'], by: ['buyer', 'seller'] },
  expire: { from: ['proposed', 'accepted'], by: ['clock'] },
  answerRequirements: { from: ['active'], by: ['buyer'] },
  proposeMilestone: { from: ['active'], by: ['buyer', 'seller'] },
  end: { from: ['accepted', 'active'], by: ['buyer', 'seller', 'clock'] },
  tip: { from: ['completed'], by: ['buyer'] },
} as const satisfies Record<string, DealMove>
export type DealMoveName = keyof typeof dealMoves

type MilestoneMove = {
  in: readonly DealState[]
  from: readonly MilestoneState[]
  to: readonly MilestoneState[]
  by: readonly Role[]
}

/** The life of a milestone as a table: nothing else moves its money. */
export const milestoneMoves = {
  fund: { in: ['accepted', 'active'], from: ['planned'], to: ['funded'], by: ['buyer'] },
  deliver: { in: ['active'], from: ['funded'], to: ['delivered'], by: ['seller'] },
  revise: { in: ['active'], from: ['delivered'], to: ['funded'], by: ['buyer'] },
  accept: { in: ['active'], from: ['delivered'], to: ['released'], by: ['buyer', 'clock'] },
  releaseEarly: { in: ['active'], from: ['funded'], to: ['released'], by: ['buyer'] },
  askExtension: { in: ['active'], from: ['funded'], to: ['funded'], by: ['buyer', 'seller'] },
  cancel: {
    in: ['active'],
    from: ['funded', 'delivered'],
    to: ['refunded'],
    by: ['buyer', 'seller', 'clock'],
  },
  askCancel: {
    in: ['active'],
    from: ['funded', 'delivered'],
    to: ['funded', 'delivered', 'refunded'],
    by: ['buyer', 'seller'],
  },
  dispute: {
    in: ['active'],
    from: ['funded', 'delivered'],
    to: ['funded', 'delivered'],
    by: ['buyer', 'seller'],
  },
  claim: { in: ['completed'], from: ['released'], to: ['released'], by: ['buyer', 'seller'] },
  settle: {
    in: ['disputed'],
    from: ['funded', 'delivered', 'released'],
    to: ['released', 'refunded', 'split'],
    by: ['buyer', 'seller', 'admin'],
  },
} as const satisfies Record<string, MilestoneMove>
export type MilestoneMoveName = keyof typeof milestoneMoves

/** Money waits in escrow exactly in these. */
export const isHeld = (state: MilestoneState): boolean => state === 'funded' || state === 'delivered'
export const isOver = (state: MilestoneState): boolean => !isHeld(state) && state !== 'planned'
export const isDealOver = (state: DealState): boolean => !openDealStates.some((open) => open === state)

export type StateFacts = {
  isAccepted: boolean
  /** How a deal ended before any money came. */
  outcome: 'declined' | 'withdrawn' | 'expired' | null
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
