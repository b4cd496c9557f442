import type { DealState, DisputeState, MilestoneState, Party, RequestKind, Role } from '../states.ts'

/** What of a deal decides who may do what: the same on the page as in the operation. */
export type DealFacts = {
  state: DealState
  proposedBy: Party
  hasBothSides: boolean
  endedAt: Date | null
  requirementsAnsweredAt: Date | null
  hasRequirements: boolean
  rules: {
    freeCancellationHours: number
    lateCancellationHours: number
    claimWindowDays: number
    milestonesMost?: number
    clearingDays: number
  }
  milestones: readonly MilestoneFacts[]
  openRequests: readonly RequestFacts[]
  /** All that were ever opened: at most one of a milestone is open. */
  disputes: readonly DisputeFacts[]
  banned: readonly Party[]
}

export type MilestoneFacts = {
  id: string
  state: MilestoneState
  fundedAt: Date | null
  firstDeliveredAt: Date | null
  dueAt: Date | null
  revisionsLeft: number
  endedAt: Date | null
}

export type RequestFacts = { id: string; kind: RequestKind; by: Party; milestoneId: string | null }

export type DisputeFacts = {
  id: string
  milestoneId: string
  state: DisputeState
  isClaim: boolean
  isMoneyHeld: boolean
  openedBy: Party
  answeredAt: Date | null
  offeredBy: Party | null
  appealBy: Date | null
  appealedAt: Date | null
}

type QuestionFacts = { disputeId: string; askedOf: Party; answeredAt: Date | null }

/** Who makes a move, when, and which part of the deal it is about. */
export type Attempt = {
  by: Role
  /** Works for a team on its deal, and makes only the moves that are such a one's. */
  isWorker?: boolean | undefined
  /** Acts for a team and has no part of what this deal paid. */
  isUnpaid?: boolean | undefined
  now: Date
  /** Of a move about a dispute: the milestone that it stops. */
  milestoneId?: string | undefined
  requestId?: string | undefined
  question?: QuestionFacts | undefined
}

type Facts = Pick<DealFacts, 'state' | 'proposedBy' | 'endedAt' | 'requirementsAnsweredAt' | 'rules'>

/** A deal as it is stored, with its parts. */
type StoredDeal = Pick<DealFacts, 'milestones' | 'disputes' | 'banned'> & {
  deal: Facts & { buyerId: string | null; sellerId: string | null; requirements: readonly unknown[] }
  /** Those that are open. */
  requests: readonly RequestFacts[]
}

export function factsOf({ deal, milestones, requests, disputes, banned }: StoredDeal): DealFacts {
  return {
    state: deal.state,
    proposedBy: deal.proposedBy,
    hasBothSides: deal.buyerId !== null && deal.sellerId !== null,
    endedAt: deal.endedAt,
    requirementsAnsweredAt: deal.requirementsAnsweredAt,
    hasRequirements: deal.requirements.length > 0,
    rules: deal.rules,
    milestones,
    openRequests: requests,
    disputes,
    banned,
  }
}

/** Whether somebody who acts for a team was not among those between whom the deal was divided. */
export const isUnpaid = (
  { shares }: { shares: readonly { memberId: string }[] },
  memberId: string | null | undefined,
): boolean => shares.length > 0 && !shares.some((share) => share.memberId === memberId)

/** Asks for money that has cleared: nobody takes it, it can only be given. */
export const asksForCleared = ({ isClaim, isMoneyHeld }: Pick<DisputeFacts, 'isClaim' | 'isMoneyHeld'>) =>
  isClaim && !isMoneyHeld

/** Nobody has the last word about it yet: it is open, or its decision is looked at again. */
export const isArgued = ({ state }: Pick<DisputeFacts, 'state'>): boolean =>
  state === 'open' || state === 'appealed'

type OfMilestone = Pick<DisputeFacts, 'milestoneId' | 'state'>

/** The decision about this milestone; there is at most one. */
export function decisionOf<Dispute extends OfMilestone>(
  disputes: readonly Dispute[],
  milestoneId: string | null | undefined,
): Dispute | undefined {
  return disputes.find(
    ({ state, ...one }) => (state === 'decided' || state === 'appealed') && one.milestoneId === milestoneId,
  )
}

/** The dispute that stops this milestone. */
export function openDisputeOf<Dispute extends OfMilestone>(
  disputes: readonly Dispute[],
  milestoneId: string | null | undefined,
): Dispute | undefined {
  return disputes.find((one) => one.state === 'open' && one.milestoneId === milestoneId)
}
