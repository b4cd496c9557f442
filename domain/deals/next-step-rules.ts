import { isTooLate } from './cancellation-rules.ts'
import type { StepFacts } from './next-step-facts.ts'
import { isDealOver, isHeld, otherParty, type Party, type RequestKind } from './states.ts'

export type NextStepName =
  | 'answer-proposal'
  | 'pay'
  | 'pay-next'
  | 'answer-cancellation'
  | 'answer-extension'
  | 'answer-refund'
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
  | 'await-appeal'
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
  // Nothing new is agreed and no new money goes in: it ends by itself, unless somebody ends it.
  if (facts.banned.length > 0 && (facts.state === 'proposed' || facts.state === 'accepted'))
    return step('none', null, null)
  if (facts.state === 'proposed')
    return step('answer-proposal', otherParty(facts.proposedBy), runsAt(facts, 'expire-proposal'))
  if (facts.state === 'accepted') return step('pay', 'buyer', runsAt(facts, 'expire-unfunded'))
  const asked = requestsFor(facts, party, now)
  if (isDealOver(facts.state)) return asked[0] ?? step('none', null, null)
  const argued = facts.disputes.map((one) =>
    one.state === 'appealed'
      ? step('await-appeal', null, one.decideBy, one.milestoneId)
      : disputeStep(one, facts, party, now),
  )
  const all = [...argued, ...asked, ...workSteps(facts, party, now)]
  // What one side can do at once goes before what both can, and that before what it waits for.
  return (
    all.find(({ by }) => by === party) ??
    all.find(({ name }) => name === 'settle') ??
    all.find(({ by }) => by !== null) ??
    all[0] ??
    step('none', null, null)
  )
}

/** What is asked of one side first, then what it waits for; without either both can settle it until an administrator decides. */
function disputeStep(
  {
    id,
    milestoneId,
    openedBy,
    answeredAt,
    answerBy,
    offeredBy,
    settleBy,
    decideBy,
  }: StepFacts['disputes'][number],
  { questions }: StepFacts,
  party: Party,
  now: Date,
): Step {
  const question = questions.find((one) => one.disputeId === id && one.askedOf === party && !one.answeredAt)
  if (question) return step('answer-administrator', party, decideBy, question.id)
  const answers = answeredAt ? [] : [step('answer-dispute', otherParty(openedBy), answerBy, milestoneId)]
  const agrees = offeredBy ? [step('answer-offer', otherParty(offeredBy), settleBy, milestoneId)] : []
  const waiting = [...answers, ...agrees]
  return (
    waiting.find(({ by }) => by === party) ??
    waiting[0] ??
    (now < settleBy
      ? step('settle', null, settleBy, milestoneId)
      : step('await-decision', null, decideBy, milestoneId))
  )
}

function requestsFor({ openRequests, banned }: StepFacts, party: Party, now: Date): Step[] {
  const names: Record<RequestKind, NextStepName> = {
    cancellation: 'answer-cancellation',
    extension: 'answer-extension',
    refund: 'answer-refund',
    milestone: 'answer-milestone',
  }
  return (
    openRequests
      // What has cleared is not given back any more; its clock closes the request.
      .filter(({ kind, answerBy }) => kind !== 'refund' || answerBy === null || answerBy > now)
      // Beside a ban a new milestone could only be refused: nobody is led to that.
      .filter(({ kind }) => kind !== 'milestone' || banned.length === 0)
      .map(({ id, kind, by, answerBy }) => step(names[kind], otherParty(by), answerBy, id))
      .toSorted((first, second) => Number(second.by === party) - Number(first.by === party))
  )
}

/** Work goes on beside a dispute, on every milestone that has none. */
function workSteps(facts: StepFacts, party: Party, now: Date): Step[] {
  const held = facts.milestones.filter(
    ({ id, state }) => isHeld(state) && !facts.disputes.some(({ milestoneId }) => milestoneId === id),
  )
  return held.length === 0 && facts.state === 'disputed' ? [] : [workStep(facts, held, party, now)]
}

function workStep(facts: StepFacts, held: StepFacts['milestones'], party: Party, now: Date): Step {
  if (held.length > 0 && facts.hasRequirements && !facts.requirementsAnsweredAt)
    return step('answer-questions', 'buyer', runsAt(facts, 'cancel-unanswered'))
  const delivered = held.find(({ state }) => state === 'delivered')
  // What is due first goes first. Paid for at once that is the order of the deal; more time, a revision or a later payment makes it another.
  const funded = held.filter(({ state }) => state === 'funded').toSorted(byDate)[0]
  // A seller goes on with the next one while the buyer looks at the last.
  if (delivered && (party === 'buyer' || !funded))
    return step('look', 'buyer', runsAt(facts, 'accept-delivery', delivered.id), delivered.id)
  const late = held.find((one) => isTooLate(facts, one, now))
  // So late that the buyer need not wait: they say what becomes of it, unless they offered more time already.
  const offeredTime = facts.openRequests.some(
    ({ kind, by, milestoneId }) => kind === 'extension' && by === 'buyer' && milestoneId === late?.id,
  )
  if (late && party === 'buyer' && !offeredTime) return step('decide-late', 'buyer', late.dueAt, late.id)
  if (funded) return step('deliver', 'seller', funded.dueAt, funded.id)
  if (facts.banned.length > 0) return step('none', null, null)
  return step('pay-next', 'buyer', runsAt(facts, 'expire-unfunded'))
}

const byDate = (one: { dueAt: Date | null }, other: { dueAt: Date | null }) =>
  (one.dueAt?.getTime() ?? 0) - (other.dueAt?.getTime() ?? 0)
