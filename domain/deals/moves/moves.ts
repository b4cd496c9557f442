import type { Move } from './move-row.ts'
import { openDealStates } from '../states.ts'

const both = ['buyer', 'seller'] as const
const held = ['funded', 'delivered'] as const
/** Work goes on beside a dispute about another milestone. */
const underWay = ['active', 'disputed'] as const
/** Where a deal can stand when the money of a milestone has gone. */
const goesOnOrEnds = ['active', 'disputed', 'completed', 'cancelled'] as const
/** A refund in part is talked about from the payment until the money has cleared, which may be after the end. */
const refundable = {
  from: [...underWay, 'completed'],
  milestone: { from: [...held, 'released'] },
} as const
/** What is about work that is paid for and not handed over yet. */
const ofPaidWork = { of: 'milestone', from: underWay, milestone: { from: ['funded'] } } as const
/** How a milestone can have ended, by a decision too. */
const ended = ['released', 'refunded', 'split'] as const
/** How a dispute is ended by those who say what was earned. A decision is final, but for one appeal. */
const settled = {
  from: ['disputed'],
  to: goesOnOrEnds,
  milestone: { from: [...held, 'released'], to: ended },
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
    to: ['completed', 'cancelled'],
    drops: true,
    after: ['expire-unfunded'],
  },
  answerRequirements: {
    of: 'deal',
    by: ['buyer'],
    from: underWay,
    milestone: { from: ['funded'] },
    if: ['deal goes on', 'questions are open'],
  },
  remindRequirements: {
    of: 'deal',
    by: ['clock'],
    from: ['active'],
    after: ['remind-requirements'],
    if: ['work waits for answers'],
  },
  cancelUnanswered: {
    of: 'deal',
    by: ['clock'],
    from: ['active'],
    to: ['active', 'completed', 'cancelled'],
    milestone: { from: ['funded'], to: ['refunded'] },
    drops: true,
    after: ['cancel-unanswered'],
    if: ['work waits for answers'],
  },
  proposeMilestone: {
    of: 'deal',
    by: both,
    from: underWay,
    asks: 'milestone',
    if: ['deal goes on', 'nobody is banned', 'there is room for a milestone'],
  },
  addDealFiles: { of: 'deal', by: both, workers: true, from: openDealStates },
  giveTip: { of: 'deal', by: ['buyer'], from: ['completed'], if: ['nobody is banned'] },

  fundMilestones: {
    of: 'milestone',
    by: ['buyer'],
    from: ['accepted', ...underWay],
    to: underWay,
    milestone: { from: ['planned'], to: ['funded'] },
    if: ['nobody is banned'],
  },
  deliverWork: {
    of: 'milestone',
    by: ['seller'],
    workers: true,
    from: underWay,
    milestone: { from: ['funded'], to: ['delivered'] },
    if: ['questions are answered'],
  },
  remindDue: { ...ofPaidWork, by: ['clock'], after: ['remind-due'] },
  askRevision: {
    of: 'milestone',
    by: ['buyer'],
    from: underWay,
    milestone: { from: ['delivered'], to: ['funded'] },
    if: ['revisions are left'],
  },
  acceptDelivery: {
    of: 'milestone',
    by: ['buyer', 'clock'],
    from: underWay,
    to: [...underWay, 'completed'],
    milestone: { from: ['delivered'], to: ['released'] },
    after: ['accept-delivery'],
  },
  remindAcceptance: {
    of: 'milestone',
    by: ['clock'],
    from: underWay,
    milestone: { from: ['delivered'] },
    after: ['remind-acceptance-half', 'remind-acceptance-day'],
  },
  releaseEarly: {
    of: 'milestone',
    by: ['buyer'],
    from: underWay,
    to: [...underWay, 'completed'],
    milestone: { from: ['funded'], to: ['released'] },
  },
  cancelWork: {
    of: 'milestone',
    by: both,
    from: underWay,
    to: goesOnOrEnds,
    milestone: { from: held, to: ['refunded'] },
    drops: true,
    if: ['buyer is in time to cancel'],
  },
  askExtension: { ...ofPaidWork, by: both, asks: 'extension', if: ['time runs'] },
  askCancellation: {
    of: 'milestone',
    by: both,
    from: underWay,
    milestone: { from: held },
    asks: 'cancellation',
  },
  askRefund: { of: 'milestone', by: both, ...refundable, asks: 'refund', if: ['its money has not cleared'] },
  openDispute: {
    of: 'milestone',
    by: both,
    from: underWay,
    to: ['disputed'],
    milestone: { from: held },
    if: ['withdrew less than two disputes'],
  },
  claimMoney: {
    of: 'milestone',
    by: both,
    from: ['completed', 'disputed'],
    to: ['disputed'],
    milestone: { from: ['released'] },
    if: ['deal has ended', 'within the claim window', 'not claimed before', 'no decision stands'],
  },

  agreeExtension: {
    of: 'request',
    by: both,
    from: underWay,
    milestone: { from: ['funded'] },
    answers: 'extension',
    if: ['other side asked'],
  },
  agreeMilestone: {
    of: 'request',
    by: both,
    from: underWay,
    answers: 'milestone',
    if: ['other side asked', 'nobody is banned', 'there is room for a milestone'],
  },
  agreeCancellation: {
    of: 'request',
    by: [...both, 'clock'],
    from: underWay,
    to: goesOnOrEnds,
    milestone: { from: held, to: ['refunded'] },
    drops: true,
    answers: 'cancellation',
    after: ['agree-cancellation'],
    if: ['other side asked', 'silence may agree'],
  },
  lapseCancellation: {
    of: 'request',
    by: ['clock'],
    from: underWay,
    milestone: { from: held },
    answers: 'cancellation',
    after: ['agree-cancellation'],
    if: ['something was delivered'],
  },
  agreeRefund: {
    of: 'request',
    by: both,
    ...refundable,
    answers: 'refund',
    if: ['other side asked', 'its money has not cleared'],
  },
  lapseRefund: {
    of: 'request',
    by: ['clock'],
    from: refundable.from,
    milestone: { from: ['released'] },
    answers: 'refund',
    after: ['lapse-refund'],
  },
  refuseRequest: { of: 'request', by: both, from: refundable.from, if: ['other side asked'] },
  withdrawRequest: { of: 'request', by: both, from: refundable.from, if: ['asked it'] },

  answerDispute: {
    of: 'dispute',
    by: both,
    from: ['disputed'],
    if: ['other side opened the dispute', 'dispute is unanswered'],
  },
  offerSettlement: { of: 'dispute', by: both, from: ['disputed'], if: ['gives of their own'] },
  agreeSettlement: { of: 'dispute', by: both, ...settled, if: ['other side offered', 'gives of their own'] },
  withdrawDispute: {
    of: 'dispute',
    by: both,
    from: ['disputed'],
    to: [...underWay, 'completed'],
    milestone: { from: [...held, 'released'] },
    if: ['opened the dispute'],
  },
  askParty: { of: 'dispute', by: ['admin'], from: ['disputed'] },
  answerQuestion: { of: 'question', by: both, from: ['disputed'], if: ['question is for this side'] },
  decideDispute: { of: 'dispute', by: ['admin'], ...settled },
  appealDecision: {
    of: 'milestone',
    by: both,
    from: goesOnOrEnds,
    to: ['disputed'],
    milestone: { from: ended },
    if: ['a decision stands', 'not appealed before', 'within the time to appeal'],
  },
  decideAgain: {
    of: 'appeal',
    by: ['admin'],
    from: ['disputed'],
    to: goesOnOrEnds,
    milestone: { from: ended, to: ended },
  },
  noteUnanswered: { of: 'dispute', by: ['clock'], from: ['disputed'], after: ['dispute-unanswered'] },
  noteUndecided: { of: 'dispute', by: ['clock'], from: ['disputed'], after: ['dispute-undecided'] },
} as const satisfies Record<string, Move>

export type MoveName = keyof typeof moves
export const moveNames = Object.keys(moves) as MoveName[]
