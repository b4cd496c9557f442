import type { Move } from './move-row.ts'
import type { MoveName } from './moves.ts'
import { type DealState, isHeld, type MilestoneState, type RequestKind } from '../states.ts'

/** What a deal is, said to whoever wants to do what can't be done in it. */
const stateWords: Record<DealState, string> = {
  proposed: 'The deal is not accepted yet',
  accepted: 'No milestone is paid for yet',
  active: 'Work is under way',
  disputed: 'A dispute is open: this waits for it',
  completed: 'The deal is completed',
  cancelled: 'The deal was cancelled',
  declined: 'The deal was declined',
  withdrawn: 'The deal was withdrawn',
  expired: 'The deal has expired',
}

const milestoneWords: Record<MilestoneState, string> = {
  planned: 'This milestone is not paid for yet',
  funded: 'Nothing is delivered for this milestone yet',
  delivered: 'This milestone is delivered already',
  released: 'This milestone is accepted and paid already',
  refunded: 'This milestone was cancelled and its money given back',
  split: 'This milestone was settled by a split',
  dropped: 'This milestone was dropped',
}

/** Where the state of the deal alone would not answer whoever asked. */
const ownWords: Partial<Record<MoveName, string>> = {
  joinDeal: 'This invitation is no longer open',
  renewInvitation: 'This invitation is no longer open',
  addDealFiles: 'The deal is over: nothing is added to it any more',
}

export const NO_REQUEST = 'This was answered already, or no longer matters'
export const IN_DISPUTE = 'A dispute about this milestone is open: it waits for that'
export const IN_APPEAL = 'The decision about this milestone is looked at again: it waits for that'
export const NO_DECISION = 'No administrator decided about this milestone'
export const NO_APPEAL = 'The appeal is decided already'
export const DISPUTE_OVER = 'The dispute is over already'
export const NO_MILESTONE = 'There is no such milestone in this deal'
export const NO_QUESTION = 'There is no such question in this dispute'
export const FOR_MANAGERS = 'The owner and the managers of the team do this'
export const OTHER_SIDE = 'This is for the other side to do'

export function stateRefusal(name: MoveName, of: Move['of'], state: DealState): string {
  if (of === 'dispute' || of === 'question') return DISPUTE_OVER
  if (of === 'appeal') return NO_APPEAL
  if (of === 'request') return NO_REQUEST
  return ownWords[name] ?? stateWords[state]
}

export function milestoneRefusal(name: MoveName, state: MilestoneState): string {
  return name === 'fundMilestones' && isHeld(state)
    ? 'This milestone is paid for already'
    : milestoneWords[state]
}

export const askedAlready: Record<RequestKind, string> = {
  extension: 'More time is asked for already',
  cancellation: 'A cancellation is asked for already',
  refund: 'A refund in part is proposed already',
  milestone: 'A new milestone is proposed already',
}
