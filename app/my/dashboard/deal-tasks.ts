import type { NextStepName } from '#domain/deals/next-step-rules.ts'
import type { Party } from '#domain/deals/states.ts'
import type { Task } from './task.ts'
import { byWhen } from './task-deadline.ts'

/** A deal in which it is the member’s turn. */
export type DealTurn = {
  id: string
  title: string
  as: Party
  /** What the other side is called. */
  other: string
  price: string
  /** What waits in escrow now. */
  held: string
  /** What nobody has to do is no task. */
  step: Exclude<NextStepName, 'none' | 'await-decision' | 'await-appeal'>
  /** What the other side asks, in a sentence, where it asks something. */
  asked?: string | undefined
  changedAt: Date
  until: Date | null
}

type Words = { title: (deal: string) => string; text: string | ((held: string) => string); label: string }

const words: Record<DealTurn['step'], Words> = {
  'answer-proposal': {
    title: (deal) => `Answer the proposal ${deal}`,
    text: 'You can accept, change or decline it; nothing is paid by that.',
    label: 'Read it',
  },
  pay: {
    title: (deal) => `Pay for ${deal}`,
    text: 'The money waits in escrow until you accept the work.',
    label: 'Pay',
  },
  'pay-next': {
    title: (deal) => `Pay for the next milestone of ${deal}`,
    text: 'Or end the deal, if all is done.',
    label: 'Pay or end it',
  },
  'answer-cancellation': {
    title: (deal) => `Answer whether to cancel ${deal}`,
    text: 'Silence agrees only where nothing was delivered.',
    label: 'Answer',
  },
  'answer-extension': {
    title: (deal) => `Answer about more time for ${deal}`,
    text: 'Agree or refuse.',
    label: 'Answer',
  },
  'answer-refund': {
    title: (deal) => `Answer about a refund in part of ${deal}`,
    text: 'Agree or refuse; the money moves at once if you agree.',
    label: 'Answer',
  },
  'answer-milestone': {
    title: (deal) => `Answer about another milestone of ${deal}`,
    text: 'Agree or refuse; nothing is paid by that.',
    label: 'Answer',
  },
  'answer-questions': {
    title: (deal) => `Answer the questions about ${deal}`,
    text: 'The time to deliver starts with your answers.',
    label: 'Answer',
  },
  look: {
    title: (deal) => `Look at what was delivered for ${deal}`,
    text: 'If you do nothing, it is accepted automatically.',
    label: 'Look at it',
  },
  deliver: {
    title: (deal) => `Deliver ${deal}`,
    text: (held) => `${held} for it is held in escrow.`,
    label: 'Deliver',
  },
  'decide-late': {
    title: (deal) => `${deal} is late: offer more time, or cancel`,
    text: 'You need not wait any longer. If you cancel, the whole money comes back.',
    label: 'Decide',
  },
  'answer-administrator': {
    title: (deal) => `Answer the administrator about ${deal}`,
    text: 'The dispute is decided with what is known by then.',
    label: 'Answer',
  },
  'answer-dispute': {
    title: (deal) => `Answer the dispute about ${deal}`,
    text: 'Say how you see it, or offer a settlement.',
    label: 'Answer',
  },
  'answer-offer': {
    title: (deal) => `Answer the offer to settle ${deal}`,
    text: 'The money moves at once if you agree.',
    label: 'Read the offer',
  },
  settle: {
    title: (deal) => `Settle the dispute about ${deal}`,
    text: 'Agree with one another, or an administrator decides.',
    label: 'Settle it',
  },
}

export function dealTasks(deals: readonly DealTurn[], when: { now: Date; timeZone: string }): Task[] {
  return deals.map(({ id, title, as, other, price, held, step, asked, changedAt, until }) => {
    const { title: say, text, label } = words[step]
    return {
      key: `deal ${id}`,
      title:
        asked ??
        (step === 'deliver' && until && until <= when.now
          ? `“${title}” is late: deliver it`
          : say(`“${title}”`)),
      text: `${asked ? `“${title}”. ` : ''}You ${as === 'buyer' ? 'buy from' : 'sell to'} ${other} for ${price}. ${typeof text === 'string' ? text : text(held)}`,
      ...(until ? { by: byWhen(changedAt, until, when) } : {}),
      action: { label, to: `/deals/${id}` },
    }
  })
}
