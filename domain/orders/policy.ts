import { type OrderMove, type OrderMoveName, orderMoves, type OrderState } from './states.ts'

const TOO_LATE = 'The payment came after the order had ended'

const stateWords: Record<OrderState, string> = {
  waiting: 'The order waits for its payment',
  placed: 'The payment came meanwhile: the order is placed',
  failed: 'This order is over',
  cancelled: 'This order is over',
  returned: 'This order is over',
}

/** Why a move can't be made now, from its row alone; nothing when it can. A button stands exactly where the answer is nothing. */
export function whyNotOrder(name: OrderMoveName, state: OrderState): string | undefined {
  const { by, from }: OrderMove = orderMoves[name]
  if (from.includes(state)) return undefined
  return by === 'clock' ? TOO_LATE : stateWords[state]
}

/** Whether there is nothing left to do for it: a job may come twice, and so may a click. */
export function isDone(name: OrderMoveName, state: OrderState): boolean {
  const { doneIn }: OrderMove = orderMoves[name]
  return doneIn.includes(state)
}
