import type { MoveName } from '#domain/deals/policy.ts'
import type { StepIntent } from '../act-on-room.ts'

/** Nobody presses a button for what the clock and the marketplace do; a deal is begun and joined before one has a room. */
type WithoutButton =
  | 'beginDeal'
  | 'joinDeal'
  | 'expireDeal'
  | 'endUnfunded'
  | 'remindRequirements'
  | 'cancelUnanswered'
  | 'lapseCancellation'
  | 'lapseRefund'
  | 'remindDue'
  | 'remindAcceptance'
  | 'askParty'
  | 'decideDispute'
  | 'appealDecision'
  | 'decideAgain'
  | 'noteUnanswered'
  | 'noteUndecided'

type Words = { intent: StepIntent | 'change'; label: string }

/** The intent of a form and the words of the button that leads to it, for every move of a side, in the order of the room. */
export const intentWords = {
  acceptDeal: { intent: 'accept-deal', label: 'Accept the deal' },
  declineDeal: { intent: 'decline', label: 'Decline' },
  withdrawDeal: { intent: 'withdraw', label: 'Withdraw the proposal' },
  answerRequirements: { intent: 'answers', label: 'Answer the questions' },
  proposeMilestone: { intent: 'propose-milestone', label: 'Propose another milestone' },
  endDeal: { intent: 'end', label: 'End the deal' },
  giveTip: { intent: 'tip', label: 'Give a tip' },
  changeDeal: { intent: 'change', label: 'Change the proposal' },
  renewInvitation: { intent: 'new-link', label: 'Make a new invitation link' },

  fundMilestones: { intent: 'fund', label: 'Pay into escrow' },
  deliverWork: { intent: 'deliver', label: 'Deliver' },
  acceptDelivery: { intent: 'accept', label: 'Accept and release' },
  askRevision: { intent: 'revise', label: 'Ask for a revision' },
  askExtension: { intent: 'extension', label: 'Ask for more time' },
  releaseEarly: { intent: 'release-early', label: 'Release early' },
  cancelWork: { intent: 'cancel', label: 'Cancel at once' },
  askCancellation: { intent: 'ask-cancel', label: 'Ask to cancel' },
  askRefund: { intent: 'ask-refund', label: 'Refund in part' },
  openDispute: { intent: 'dispute', label: 'Open a dispute' },
  claimMoney: { intent: 'claim', label: 'Make a claim' },

  withdrawRequest: { intent: 'take-back', label: 'Withdraw' },
  agreeExtension: { intent: 'agree', label: 'Agree' },
  agreeRefund: { intent: 'agree', label: 'Agree' },
  agreeMilestone: { intent: 'agree', label: 'Agree' },
  agreeCancellation: { intent: 'agree', label: 'Agree' },
  refuseRequest: { intent: 'refuse', label: 'Refuse' },

  agreeSettlement: { intent: 'settle', label: 'Agree to the settlement' },
  answerDispute: { intent: 'answer-dispute', label: 'Answer the dispute' },
  answerQuestion: { intent: 'answer-question', label: 'Answer the administrator' },
  offerSettlement: { intent: 'offer', label: 'Offer a settlement' },
  withdrawDispute: { intent: 'withdraw-dispute', label: 'Withdraw the dispute' },

  addDealFiles: { intent: 'add-files', label: 'Add files' },
} as const satisfies Record<Exclude<MoveName, WithoutButton>, Words>

/** What a form of the room asks for, where a move stands behind it. */
export type MoveIntent = (typeof intentWords)[keyof typeof intentWords]['intent']
