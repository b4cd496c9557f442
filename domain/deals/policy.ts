import type { Attempt, DealFacts, MilestoneFacts, RequestFacts } from './moves/deal-facts.ts'
import { conditions } from './moves/move-conditions.ts'
import type { Move } from './moves/move-row.ts'
import { type MoveName, moves } from './moves/moves.ts'
import {
  askedAlready,
  milestoneRefusal,
  NO_MILESTONE,
  NO_REQUEST,
  OTHER_SIDE,
  stateRefusal,
} from './moves/refusal-words.ts'

export type { Attempt, DealFacts, MoveName }

/** What a move is about: a button stands for each of these. */
export const subjectOf = (name: MoveName): Move['of'] => moves[name].of

/**
 * Why a move can't be made now, from its row alone; nothing when it can. A button stands exactly where the answer is nothing, and
 * the operation refuses with the same words.
 */
export function whyNot(facts: DealFacts, name: MoveName, attempt: Attempt): string | undefined {
  const row: Move = moves[name]
  const request = row.of === 'request' ? requestIn(facts, row, attempt) : undefined
  const milestone = milestoneIn(facts, row, attempt, request)
  if (row.of === 'milestone' && !milestone) return NO_MILESTONE
  if (!row.from.includes(facts.state)) return stateRefusal(name, row.of, facts.state)
  if (row.of === 'request' && !request) return NO_REQUEST
  if (milestone && row.milestone && !row.milestone.from.includes(milestone.state))
    return milestoneRefusal(name, milestone.state)
  if (!row.by.includes(attempt.by)) return OTHER_SIDE
  for (const condition of row.if ?? []) {
    const refusal = conditions[condition]({ ...attempt, facts, milestone, request })
    if (refusal) return refusal
  }
  const { asks } = row
  return asks && facts.openRequests.some(({ kind }) => kind === asks) ? askedAlready[asks] : undefined
}

function requestIn({ openRequests }: DealFacts, { answers }: Move, { requestId }: Attempt) {
  return openRequests.find(({ id, kind }) => id === requestId && (!answers || answers === kind))
}

function milestoneIn(
  { milestones, dispute }: DealFacts,
  { of }: Move,
  { milestoneId }: Attempt,
  request: RequestFacts | undefined,
): MilestoneFacts | undefined {
  const about = { milestone: milestoneId, request: request?.milestoneId, dispute: dispute?.milestoneId }
  return of in about ? milestones.find(({ id }) => id === about[of as keyof typeof about]) : undefined
}
