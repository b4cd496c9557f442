import type { Move } from './move-row.ts'
import { type ClockKind, type DealState, openDealStates, type RequestKind } from '../states.ts'

const both = ['buyer', 'seller'] as const
const held = ['funded', 'delivered'] as const
/** Where a deal can stand when the money of a milestone has gone. */
const goesOnOrEnds = ['active', 'completed', 'cancelled'] as const
/** How a dispute is ended by those who say what was earned. */
const settled = {
  from: ['disputed'],
  to: goesOnOrEnds,
  milestone: { from: [...held, 'released'], to: ['released', 'refunded', 'split'] },
  drops: true,
} as const

/**
 * The whole life of a deal: every move is a row, with the name of the operation that makes it. The policy reads from it what may
 * be done now, `make-move.ts` what a move changes; no state is changed by anything else.
 */
export const moves = {
  /** Written down in one of these; every other move starts where the last one led. */
  beginDeal: { of: 'deal', by: both, from: [], to: ['proposed', 'accepted'] },
  changeDeal: { of: 'deal', by: both, from: ['proposed'] },
  renewInvitation: { of: 'deal', by: both, from: ['proposed'], if: ['a side is empty'] },
  joinDeal: { of: 'deal', by: both, from: ['proposed'], if: ['place is free', 'nobody is banned'] },
  acceptDeal: {
    of: 'deal',
    by: both,
    from: ['proposed'],
    to: ['accepted'],
    if: ['other side proposed', 'nobody is banned'],
  },
  declineDeal: {
    of: 'deal',
    by: both,
    from: ['proposed'],
    to: ['declined'],
    drops: true,
    if: ['other side proposed'],
  },
  withdrawDeal: {
    of: 'deal',
    by: both,
    from: ['proposed'],
    to: ['withdrawn'],
    drops: true,
    if: ['proposed it'],
  },
  expireDeal: {
    of: 'deal',
    by: ['clock'],
    from: ['proposed', 'accepted'],
    to: ['expired'],
    drops: true,
    after: ['expire-proposal', 'expire-unfunded'],
  },
  endDeal: {
    of: 'deal',
    by: both,
    from: ['accepted', 'active'],
    to: ['completed', 'cancelled'],
    drops: true,
    if: ['no money waits'],
  },
  endUnfunded: {
    of: 'deal',
    by: ['clock'],
    from: ['active'],
    to: ['completed'],
    drops: true,
    after: ['expire-unfunded'],
  },
  answerRequirements: {
    of: 'deal',
    by: ['buyer'],
    from: ['active'],
    milestone: { from: ['funded'] },
    if: ['questions are open'],
  },
  remindRequirements: { of: 'deal', by: ['clock'], from: ['active'], after: ['remind-requirements'] },
  cancelUnanswered: {
    of: 'deal',
    by: ['clock'],
    from: ['active'],
    to: goesOnOrEnds,
    milestone: { from: ['funded'], to: ['refunded'] },
    drops: true,
    after: ['cancel-unanswered'],
  },
  proposeMilestone: {
    of: 'deal',
    by: both,
    from: ['active'],
    asks: 'milestone',
    if: ['nobody is banned', 'there is room for a milestone'],
  },
  addDealFiles: { of: 'deal', by: both, from: openDealStates },
  giveTip: { of: 'deal', by: ['buyer'], from: ['completed'], if: ['nobody is banned'] },

  fundMilestones: {
    of: 'milestone',
    by: ['buyer'],
    from: ['accepted', 'active'],
    to: ['active'],
    milestone: { from: ['planned'], to: ['funded'] },
    if: ['nobody is banned'],
  },
  deliverWork: {
    of: 'milestone',
    by: ['seller'],
    from: ['active'],
    milestone: { from: ['funded'], to: ['delivered'] },
    if: ['questions are answered'],
  },
  askRevision: {
    of: 'milestone',
    by: ['buyer'],
    from: ['active'],
    milestone: { from: ['delivered'], to: ['funded'] },
    if: ['revisions are left'],
  },
  acceptDelivery: {
    of: 'milestone',
    by: ['buyer', 'clock'],
    from: ['active'],
    to: ['active', 'completed'],
    milestone: { from: ['delivered'], to: ['released'] },
    after: ['accept-delivery'],
  },
  remindAcceptance: {
    of: 'milestone',
    by: ['clock'],
    from: ['active'],
    milestone: { from: ['delivered'] },
    after: ['remind-acceptance-half', 'remind-acceptance-day'],
  },
  releaseEarly: {
    of: 'milestone',
    by: ['buyer'],
    from: ['active'],
    to: ['active', 'completed'],
    milestone: { from: ['funded'], to: ['released'] },
  },
  cancelWork: {
    of: 'milestone',
    by: both,
    from: ['active'],
    to: goesOnOrEnds,
    milestone: { from: held, to: ['refunded'] },
    drops: true,
    if: ['buyer is in time to cancel'],
  },
  askExtension: {
    of: 'milestone',
    by: both,
    from: ['active'],
    milestone: { from: ['funded'] },
    asks: 'extension',
    if: ['time runs'],
  },
  askCancellation: {
    of: 'milestone',
    by: both,
    from: ['active'],
    milestone: { from: held },
    asks: 'cancellation',
  },
  openDispute: { of: 'milestone', by: both, from: ['active'], to: ['disputed'], milestone: { from: held } },
  claimMoney: {
    of: 'milestone',
    by: both,
    from: ['completed'],
    to: ['disputed'],
    milestone: { from: ['released'] },
    if: ['within the claim window'],
  },

  agreeExtension: {
    of: 'request',
    by: both,
    from: ['active'],
    milestone: { from: ['funded'] },
    answers: 'extension',
    if: ['other side asked'],
  },
  agreeMilestone: {
    of: 'request',
    by: both,
    from: ['active'],
    answers: 'milestone',
    if: ['other side asked', 'nobody is banned', 'there is room for a milestone'],
  },
  agreeCancellation: {
    of: 'request',
    by: [...both, 'clock'],
    from: ['active'],
    to: goesOnOrEnds,
    milestone: { from: held, to: ['refunded'] },
    drops: true,
    answers: 'cancellation',
    after: ['agree-cancellation'],
    if: ['other side asked'],
  },
  refuseRequest: { of: 'request', by: both, from: ['active'], if: ['other side asked'] },
  withdrawRequest: { of: 'request', by: both, from: ['active'], if: ['asked it'] },

  answerDispute: {
    of: 'dispute',
    by: both,
    from: ['disputed'],
    if: ['other side opened the dispute', 'dispute is unanswered'],
  },
  offerSettlement: { of: 'dispute', by: both, from: ['disputed'] },
  agreeSettlement: { of: 'dispute', by: both, ...settled, if: ['other side offered'] },
  withdrawDispute: {
    of: 'dispute',
    by: both,
    from: ['disputed'],
    to: ['active', 'completed'],
    if: ['opened the dispute'],
  },
  askParty: { of: 'dispute', by: ['admin'], from: ['disputed'] },
  answerQuestion: { of: 'question', by: both, from: ['disputed'], if: ['question is for this side'] },
  decideDispute: { of: 'dispute', by: ['admin'], ...settled },
  noteUnanswered: { of: 'dispute', by: ['clock'], from: ['disputed'], after: ['dispute-unanswered'] },
  noteUndecided: { of: 'dispute', by: ['clock'], from: ['disputed'], after: ['dispute-undecided'] },
} as const satisfies Record<string, Move>

export type MoveName = keyof typeof moves
export const moveNames = Object.keys(moves) as MoveName[]

/** The moves that a deadline makes by itself. */
export type ClockMove = {
  [Name in MoveName]: (typeof moves)[Name] extends { after: readonly ClockKind[] } ? Name : never
}[MoveName]

/** What this clock does in a deal of this state; nothing where its time is over. */
export function moveAfter(clock: ClockKind, state: DealState): ClockMove | undefined {
  return moveNames.find((name) => {
    const { after = [], from }: Move = moves[name]
    return after.includes(clock) && from.includes(state)
  }) as ClockMove | undefined
}

/** What agreeing to a request means. */
export const agreementTo = {
  extension: 'agreeExtension',
  cancellation: 'agreeCancellation',
  milestone: 'agreeMilestone',
} as const satisfies Record<RequestKind, MoveName>
