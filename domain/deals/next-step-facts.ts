import type { DealFacts, MilestoneFacts } from './moves/deal-facts.ts'
import type { Party } from './states.ts'

type StepRequest = { id: string; kind: string; by: Party; answerBy: Date | null }
type StepClock = { kind: string; subjectId: string; runsAt: Date; stoppedLeftMs: number | null }
type StepDispute = {
  id: string
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
  'state' | 'proposedBy' | 'hasRequirements' | 'requirementsAnsweredAt' | 'rules'
> & {
  milestones: readonly MilestoneFacts[]
  openRequests: readonly StepRequest[]
  clocks: readonly StepClock[]
  /** The one that is open. */
  dispute: StepDispute | undefined
  questions: readonly StepQuestion[]
}

/** A deal as it is stored, with its parts. */
type StoredDeal = Pick<StepFacts, 'milestones' | 'clocks' | 'questions'> & {
  deal: Pick<DealFacts, 'state' | 'proposedBy' | 'requirementsAnsweredAt' | 'rules'> & {
    requirements: readonly unknown[]
  }
  requests: readonly (StepRequest & { state: string })[]
  disputes: readonly (StepDispute & { state: string })[]
}

/** The same facts from a list of deals as from the room of one: whoever asks gets the same answer. */
export function stepFactsOf({ deal, requests, disputes, ...parts }: StoredDeal): StepFacts {
  return {
    state: deal.state,
    proposedBy: deal.proposedBy,
    hasRequirements: deal.requirements.length > 0,
    requirementsAnsweredAt: deal.requirementsAnsweredAt,
    rules: deal.rules,
    milestones: parts.milestones,
    openRequests: requests.filter(({ state }) => state === 'open'),
    clocks: parts.clocks,
    dispute: disputes.find(({ state }) => state === 'open'),
    questions: parts.questions,
  }
}
