import type { NextStep, NextStepName } from './next-step-rules.ts'

const words: Record<NextStepName, { you: string; they: string }> = {
  'answer-proposal': { you: 'You answer the proposal', they: 'answers the proposal' },
  pay: { you: 'You pay into escrow', they: 'pays into escrow' },
  'pay-next': { you: 'You pay for the next milestone', they: 'pays for the next milestone' },
  'answer-cancellation': { you: 'You answer the cancellation', they: 'answers the cancellation' },
  'answer-extension': { you: 'You answer about more time', they: 'answers about more time' },
  'answer-refund': { you: 'You answer about the refund', they: 'answers about the refund' },
  'answer-milestone': { you: 'You answer about the new milestone', they: 'answers about the new milestone' },
  'answer-questions': { you: 'You answer the questions', they: 'answers the questions' },
  look: { you: 'You look at the delivery', they: 'looks at the delivery' },
  deliver: { you: 'You deliver', they: 'delivers' },
  'decide-late': { you: 'You offer more time or cancel', they: 'offers more time or cancels' },
  'answer-administrator': { you: 'You answer the administrator', they: 'answers the administrator' },
  'answer-dispute': { you: 'You answer the dispute', they: 'answers the dispute' },
  'answer-offer': { you: 'You answer the offer to settle', they: 'answers the offer to settle' },
  settle: { you: 'You both can settle the dispute', they: '' },
  'await-decision': { you: 'An administrator decides the dispute', they: '' },
  'await-appeal': { you: 'The decision is looked at again', they: '' },
  none: { you: '', they: '' },
}

/** 'You deliver', 'Anni looks at the delivery'; nothing where nobody has to do anything. */
export function nextStepText({ name, whose }: NextStep, other: string): string {
  if (whose === 'theirs') return `${other} ${words[name].they}`
  return words[name].you
}
