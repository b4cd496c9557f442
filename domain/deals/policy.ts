import {
  asksForCleared,
  type Attempt,
  type DealFacts,
  decisionOf,
  type DisputeFacts,
  isArgued,
  isUnpaid,
  type MilestoneFacts,
  openDisputeOf,
  type RequestFacts,
} from './moves/deal-facts.ts'
import { conditions } from './moves/move-conditions.ts'
import type { Move } from './moves/move-row.ts'
import { type MoveName, moves } from './moves/moves.ts'
import {
  askedAlready,
  DISPUTE_OVER,
  FOR_MANAGERS,
  IN_APPEAL,
  IN_DISPUTE,
  milestoneRefusal,
  NO_APPEAL,
  NO_MILESTONE,
  NO_REQUEST,
  OTHER_SIDE,
  stateRefusal,
} from './moves/refusal-words.ts'

export { asksForCleared, isArgued, isUnpaid, openDisputeOf }
export type { Attempt, DealFacts, MoveName }

/** What a move is about: a button stands for each of these. */
export const subjectOf = (name: MoveName): Move['of'] => moves[name].of

/**
 * Why a move can't be made now, from its row alone; nothing when it can. A button stands exactly where the answer is nothing, and
 * the operation refuses with the same words.
 */
export function whyNot(facts: DealFacts, name: MoveName, attempt: Attempt): string | undefined {
  const row: Move = moves[name]
  const about = partsIn(facts, row, attempt)
  const { milestone, request, dispute, isAppealed } = about
  if (row.of === 'milestone' && !milestone) return NO_MILESTONE
  if (!row.from.includes(facts.state)) return stateRefusal(name, row.of, facts.state)
  if (row.of === 'request' && !request) return NO_REQUEST
  if (row.of === 'dispute' || row.of === 'question') {
    if (!dispute) return DISPUTE_OVER
  } else if (dispute) return IN_DISPUTE
  if ((row.of === 'appeal') !== isAppealed) {
    if (row.of === 'appeal') return NO_APPEAL
    if (row.of === 'milestone' || row.of === 'request') return IN_APPEAL
  }
  if (milestone && row.milestone && !row.milestone.from.includes(milestone.state))
    return milestoneRefusal(name, milestone.state)
  if (!row.by.includes(attempt.by)) return OTHER_SIDE
  if (attempt.isWorker && !row.workers) return FOR_MANAGERS
  for (const condition of row.if ?? []) {
    const refusal = conditions[condition]({ ...attempt, facts, ...about })
    if (refusal) return refusal
  }
  const { asks } = row
  const isAsked = facts.openRequests.some(
    (one) => one.kind === asks && one.milestoneId === (milestone?.id ?? null),
  )
  return asks && isAsked ? askedAlready[asks] : undefined
}

type Parts = {
  milestone: MilestoneFacts | undefined
  request: RequestFacts | undefined
  dispute: DisputeFacts | undefined
  isAppealed: boolean
}

/** The parts of the deal that a move is about, and the dispute that stops or is stopped by it. */
function partsIn(facts: DealFacts, { of, answers }: Move, attempt: Attempt): Parts {
  const { milestones, openRequests, disputes } = facts
  const request =
    of === 'request'
      ? openRequests.find(({ id, kind }) => id === attempt.requestId && (!answers || answers === kind))
      : undefined
  const asked = disputes.find(({ id, state }) => id === attempt.question?.disputeId && state === 'open')
  const milestoneId = {
    deal: undefined,
    question: asked?.milestoneId,
    request: request?.milestoneId,
    milestone: attempt.milestoneId,
    dispute: attempt.milestoneId,
    appeal: attempt.milestoneId,
  }[of]
  return {
    request,
    milestone: milestones.find(({ id }) => id === milestoneId),
    dispute: openDisputeOf(disputes, milestoneId),
    isAppealed: decisionOf(disputes, milestoneId)?.state === 'appealed',
  }
}
