import type { Minor } from '#platform/money/money.ts'
import { type DealFacts, isArgued, type MilestoneFacts } from './moves/deal-facts.ts'
import type { DisputeState, Party, RequestKind } from './states.ts'

type StepMilestone = MilestoneFacts & { title: string }
type StepRequest = {
  id: string
  kind: RequestKind
  by: Party
  milestoneId: string | null
  answerBy: Date | null
  days: number | null
  title: string | null
  priceMinor: Minor | null
  refundMinor: Minor | null
}
type StepClock = { kind: string; subjectId: string; runsAt: Date; stoppedLeftMs: number | null }
type StepDispute = {
  id: string
  milestoneId: string
  state: DisputeState
  openedBy: Party
  answeredAt: Date | null
  offeredBy: Party | null
  answerBy: Date
  settleBy: Date
  decideBy: Date
}
type StepQuestion = { id: string; disputeId: string; askedOf: Party; answeredAt: Date | null }

/** What of a deal decides whose move it is. */
export type StepFacts = Pick<
  DealFacts,
  'state' | 'proposedBy' | 'hasRequirements' | 'requirementsAnsweredAt' | 'rules' | 'banned'
> & {
  milestones: readonly StepMilestone[]
  openRequests: readonly StepRequest[]
  clocks: readonly StepClock[]
  /** Those that nobody has the last word about yet. */
  disputes: readonly StepDispute[]
  questions: readonly StepQuestion[]
}

/** A deal as it is stored, with its parts. */
type StoredDeal = Pick<StepFacts, 'milestones' | 'clocks' | 'questions' | 'banned'> & {
  deal: Pick<DealFacts, 'state' | 'proposedBy' | 'requirementsAnsweredAt' | 'rules'> & {
    requirements: readonly unknown[]
  }
  requests: readonly (StepRequest & { state: string })[]
  disputes: readonly StepDispute[]
}

/** The same facts from a list of deals as from the room of one: whoever asks gets the same answer. */
export function stepFactsOf({ deal, requests, disputes, ...parts }: StoredDeal): StepFacts {
  return {
    state: deal.state,
    proposedBy: deal.proposedBy,
    hasRequirements: deal.requirements.length > 0,
    requirementsAnsweredAt: deal.requirementsAnsweredAt,
    rules: deal.rules,
    banned: parts.banned,
    milestones: parts.milestones,
    openRequests: requests.filter(({ state }) => state === 'open'),
    clocks: parts.clocks,
    disputes: disputes.filter(isArgued),
    questions: parts.questions,
  }
}
