import type { PiePart } from '#app/ui/figures/pie/pie.tsx'
import type { DealState, MilestoneState } from '#domain/deals/states.ts'

export const dealStateWords: Record<DealState, string> = {
  proposed: 'Proposed',
  accepted: 'Accepted, not paid yet',
  active: 'Under way',
  disputed: 'In dispute',
  completed: 'Completed',
  cancelled: 'Cancelled',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  expired: 'Expired',
}

export const milestoneStateWords: Record<MilestoneState, { words: string; part: PiePart }> = {
  planned: { words: 'Not paid yet', part: 0 },
  funded: { words: 'Held, in work', part: 2 },
  delivered: { words: 'Delivered', part: 3 },
  released: { words: 'Released', part: 4 },
  refunded: { words: 'Given back', part: 4 },
  split: { words: 'Split', part: 4 },
  dropped: { words: 'Dropped', part: 0 },
}

/** What was just done, said once above the room. */
export const doneWords: Record<string, string> = {
  'accept-deal': 'You accepted the deal.',
  'choose-workers': 'Who works on it is saved.',
  decline: 'You declined the deal.',
  withdraw: 'You withdrew the proposal.',
  end: 'The deal is ended.',
  join: 'You are in. Now answer the proposal.',
  fund: 'Paid. The money waits in escrow.',
  deliver: 'Delivered.',
  revise: 'The work goes back for a revision.',
  accept: 'Accepted. The money is on its way to the seller.',
  'release-early': 'Released. The money is on its way to the seller.',
  extension: 'Asked. The other side answers.',
  cancel: 'Cancelled. The money is back with the buyer.',
  'ask-cancel': 'Asked. The other side answers.',
  'ask-refund': 'Proposed. The other side answers.',
  'propose-milestone': 'Proposed. The other side answers.',
  agree: 'You agreed.',
  refuse: 'You refused.',
  'take-back': 'Your request is withdrawn.',
  dispute: 'The dispute is open. The clocks of this milestone stand still.',
  claim: 'Your claim is open.',
  'answer-dispute': 'Your answer is in the room.',
  'answer-question': 'Your answer is in the room.',
  offer: 'Offered. The other side answers.',
  settle: 'Settled. The money has moved.',
  'withdraw-dispute': 'The dispute is withdrawn.',
  tip: 'Thank you: the tip is given, and clears as other earnings do.',
  answers: 'Your answers are in the room.',
  'add-files': 'The files are in the room.',
  change: 'The new version waits for the other side.',
  reviewed: 'Your review is handed in.',
  replied: 'Your reply stands under the review.',
}
