import type { DealFacts } from './moves/deal-facts.ts'
import { isHeld, type MilestoneState, otherParty, type Party } from './states.ts'

type StepMilestone = { id: string; state: MilestoneState; dueAt: Date | null }
type StepRequest = { id: string; kind: string; by: Party; answerBy: Date | null }
type StepClock = { kind: string; subjectId: string; runsAt: Date; stoppedLeftMs: number | null }

/** What of a deal decides whose turn it is. */
export type StepFacts = Pick<
  DealFacts,
  'state' | 'proposedBy' | 'hasRequirements' | 'requirementsAnsweredAt'
> & {
  milestones: readonly StepMilestone[]
  openRequests: readonly StepRequest[]
  clocks: readonly StepClock[]
}

export type NextStepName =
  | 'answer-proposal'
  | 'pay'
  | 'pay-next'
  | 'answer-cancellation'
  | 'answer-extension'
  | 'answer-milestone'
  | 'answer-questions'
  | 'look'
  | 'deliver'
  | 'settle'
  | 'none'

export type NextStep = {
  name: NextStepName
  /** Nobody has to do anything where it is over. */
  whose: 'yours' | 'theirs' | 'both' | 'nobody'
  until: Date | null
  /** The milestone or the request that it is about, where it is about one. */
  aboutId: string | null
}

/** What comes next in a deal, for one of its sides: the one thing that it waits for, and until when. */
export function nextStep(facts: StepFacts, party: Party): NextStep {
  const { by, ...step } = whatIsNext(facts, party)
  if (!by) return { ...step, whose: step.name === 'settle' ? 'both' : 'nobody' }
  return { ...step, whose: by === party ? 'yours' : 'theirs' }
}

type Step = Omit<NextStep, 'whose'> & { by: Party | null }

function step(name: NextStepName, by: Party | null, until: Date | null, aboutId: string | null = null): Step {
  return { name, by, until, aboutId }
}

/** When the clock of a kind runs; one that stands still says nothing. */
function runsAt({ clocks }: StepFacts, kind: string, subjectId?: string): Date | null {
  const found = clocks.find(
    (one) => one.kind === kind && one.stoppedLeftMs === null && (!subjectId || one.subjectId === subjectId),
  )
  return found?.runsAt ?? null
}

function whatIsNext(facts: StepFacts, party: Party): Step {
  if (facts.state === 'proposed')
    return step('answer-proposal', otherParty(facts.proposedBy), runsAt(facts, 'expire-proposal'))
  if (facts.state === 'accepted') return step('pay', 'buyer', runsAt(facts, 'expire-unfunded'))
  if (facts.state === 'disputed') return step('settle', null, runsAt(facts, 'dispute-undecided'))
  if (facts.state !== 'active') return step('none', null, null)
  const asked = requestsFor(facts, party)
  const work = workStep(facts, party)
  // What one side can do at once goes before what it waits for.
  return asked.find(({ by }) => by === party) ?? (work.by === party ? work : (asked[0] ?? work))
}

function requestsFor({ openRequests }: StepFacts, party: Party): Step[] {
  const names: Record<string, NextStepName> = {
    cancellation: 'answer-cancellation',
    extension: 'answer-extension',
    milestone: 'answer-milestone',
  }
  return openRequests
    .map(({ id, kind, by, answerBy }) => step(names[kind] ?? 'none', otherParty(by), answerBy, id))
    .toSorted((first, second) => Number(second.by === party) - Number(first.by === party))
}

function workStep(facts: StepFacts, party: Party): Step {
  const held = facts.milestones.filter(({ state }) => isHeld(state))
  if (held.length > 0 && facts.hasRequirements && !facts.requirementsAnsweredAt)
    return step('answer-questions', 'buyer', runsAt(facts, 'cancel-unanswered'))
  const delivered = held.find(({ state }) => state === 'delivered')
  // In the order that the two agreed on, whatever is due first.
  const funded = held.find(({ state }) => state === 'funded')
  // A seller goes on with the next one while the buyer looks at the last.
  if (delivered && (party === 'buyer' || !funded))
    return step('look', 'buyer', runsAt(facts, 'accept-delivery', delivered.id), delivered.id)
  if (funded) return step('deliver', 'seller', funded.dueAt, funded.id)
  return step('pay-next', 'buyer', runsAt(facts, 'expire-unfunded'))
}
