import { Conflict } from '#platform/errors/errors.ts'
import { type DealFacts, whyNotDeal, whyNotMilestone } from './policy.ts'
import { type Milestone, milestoneIn, type LockedDeal } from './locked-deal.ts'
import type { DealMoveName, MilestoneMoveName } from './states.ts'

export function factsOf({ deal, milestones, requests }: LockedDeal): DealFacts {
  return {
    state: deal.state,
    proposedBy: deal.proposedBy,
    endedAt: deal.endedAt,
    requirementsAnsweredAt: deal.requirementsAnsweredAt,
    hasRequirements: deal.requirements.length > 0,
    rules: deal.rules,
    milestones,
    openRequests: requests,
  }
}

/** The move is allowed now, or the one who came too late is told why not. */
export function expectDealMove(room: LockedDeal, move: DealMoveName): void {
  const refusal = whyNotDeal(factsOf(room), move, room.by)
  if (refusal) throw new Conflict(refusal)
}

export function expectMove(
  room: LockedDeal,
  move: MilestoneMoveName,
  milestoneId: string,
  now: Date,
): Milestone {
  const found = milestoneIn(room, milestoneId)
  const refusal = whyNotMilestone(factsOf(room), move, room.by, found, now)
  if (refusal) throw new Conflict(refusal)
  return found
}
