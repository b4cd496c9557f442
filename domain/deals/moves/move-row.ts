import type { ClockKind, DealState, MilestoneState, RequestKind, Role } from '../states.ts'

/** What must hold beside the states; the policy has the check and the sentence of each. */
export type Condition =
  | 'other side proposed'
  | 'proposed it'
  | 'a side is empty'
  | 'place is free'
  | 'questions are open'
  | 'questions are answered'
  | 'work waits for answers'
  | 'no money waits'
  | 'nobody is banned'
  | 'there is room for a milestone'
  | 'deal goes on'
  | 'deal has ended'
  | 'withdrew less than two disputes'
  | 'revisions are left'
  | 'time runs'
  | 'buyer is in time to cancel'
  | 'within the claim window'
  | 'not claimed before'
  | 'no decision stands'
  | 'its money has not cleared'
  | 'silence may agree'
  | 'something was delivered'
  | 'other side asked'
  | 'asked it'
  | 'other side opened the dispute'
  | 'opened the dispute'
  | 'dispute is unanswered'
  | 'other side offered'
  | 'gives of their own'
  | 'question is for this side'
  | 'a decision stands'
  | 'not appealed before'
  | 'within the time to appeal'

export type Move = {
  /**
   * What it is about: there is a button for each of these. A milestone, and a request about one, must have no dispute open; a
   * dispute is the open one of its milestone, an appeal the decision about it that is looked at again. What other milestones
   * argue about stops nothing.
   */
  of: 'deal' | 'milestone' | 'request' | 'dispute' | 'question' | 'appeal'
  by: readonly Role[]
  /** Also those make it who work on the deal for a team. */
  workers?: true
  /** The states of the deal in which it can be made, and those that it leads to: none where the state stays as it is. */
  from: readonly DealState[]
  to?: readonly DealState[]
  /** The same of the milestone that it is about. */
  milestone?: { from: readonly MilestoneState[]; to?: readonly MilestoneState[] }
  /** What is planned may be dropped by it. */
  drops?: true
  /** The request that it makes: one of a kind at a time about the same milestone. */
  asks?: RequestKind
  /** The only kind of request that it answers. */
  answers?: RequestKind
  /** The clocks that make it when nobody else has moved before. */
  after?: readonly ClockKind[]
  if?: readonly Condition[]
}
