import { isTooLate } from './cancellation-rules.ts'
import type { StepFacts } from './next-step-facts.ts'
import { isHeld, otherParty, type Party } from './states.ts'

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
  | 'decide-late'
  | 'answer-administrator'
  | 'answer-dispute'
  | 'answer-offer'
  | 'settle'
  | 'await-decision'
  | 'none'

export type NextStep = {
  name: NextStepName
  /** Nobody has to do anything where it is over, or where an administrator decides. */
  whose: 'yours' | 'theirs' | 'both' | 'nobody'
  until: Date | null
  /** The milestone, the request or the question that it is about, where it is about one. */
  aboutId: string | null
}

/** What comes next in a deal, for one of its sides: the one thing that it waits for, and until when. */
export function nextStep(facts: StepFacts, party: Party, now: Date): NextStep {
  const { by, ...step } = whatIsNext(facts, party, now)
  if (!by) return { ...step, whose: step.name === 'settle' ? 'both' : 'nobody' }
  return { ...step, whose: by === party ? 'yours' : 'theirs' }
}

/** Whether the side that was asked about has something to do: the only place that says so. */
export const isYourMove = ({ whose }: NextStep): boolean => whose === 'yours' || whose === 'both'

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

function whatIsNext(facts: StepFacts, party: Party, now: Date): Step {
  if (facts.state === 'proposed')
    return step('answer-proposal', otherParty(facts.proposedBy), runsAt(facts, 'expire-proposal'))
  if (facts.state === 'accepted') return step('pay', 'buyer', runsAt(facts, 'expire-unfunded'))
  if (facts.state === 'disputed') return disputeStep(facts, party, now)
  if (facts.state !== 'active') return step('none', null, null)
  const asked = requestsFor(facts, party)
  const work = workStep(facts, party, now)
  // What one side can do at once goes before what it waits for.
  return asked.find(({ by }) => by === party) ?? (work.by === party ? work : (asked[0] ?? work))
}

/** What is asked of one side first, then what it waits for; without either both can settle it until an administrator decides. */
function disputeStep({ dispute, questions }: StepFacts, party: Party, now: Date): Step {
  if (!dispute) return step('await-decision', null, null)
  const { id, openedBy, answeredAt, answerBy, offeredBy, settleBy, decideBy } = dispute
  const question = questions.find((one) => one.disputeId === id && one.askedOf === party && !one.answeredAt)
  if (question) return step('answer-administrator', party, decideBy, question.id)
  const answers = answeredAt ? [] : [step('answer-dispute', otherParty(openedBy), answerBy)]
  const agrees = offeredBy ? [step('answer-offer', otherParty(offeredBy), settleBy)] : []
  const waiting = [...answers, ...agrees]
  return (
    waiting.find(({ by }) => by === party) ??
    waiting[0] ??
    (now < settleBy ? step('settle', null, settleBy) : step('await-decision', null, decideBy))
  )
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

function workStep(facts: StepFacts, party: Party, now: Date): Step {
  const held = facts.milestones.filter(({ state }) => isHeld(state))
  if (held.length > 0 && facts.hasRequirements && !facts.requirementsAnsweredAt)
    return step('answer-questions', 'buyer', runsAt(facts, 'cancel-unanswered'))
  const delivered = held.find(({ state }) => state === 'delivered')
  // In the order that the two agreed on, whatever is due first.
  const funded = held.find(({ state }) => state === 'funded')
  // A seller goes on with the next one while the buyer looks at the last.
  if (delivered && (party === 'buyer' || !funded))
    return step('look', 'buyer', runsAt(facts, 'accept-delivery', delivered.id), delivered.id)
  const late = held.find((one) => isTooLate(facts, one, now))
  // So late that the buyer need not wait: they say what becomes of it, unless they offered more time already.
  const offeredTime = facts.openRequests.some(({ kind, by }) => kind === 'extension' && by === 'buyer')
  if (late && party === 'buyer' && !offeredTime) return step('decide-late', 'buyer', late.dueAt, late.id)
  if (funded) return step('deliver', 'seller', funded.dueAt, funded.id)
  return step('pay-next', 'buyer', runsAt(facts, 'expire-unfunded'))
}
