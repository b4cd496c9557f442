/**
 * An order waits for its payment, or is placed at once from the balance. It fails with its payment, its buyer may give it up,
 * and one whose money came but which could not be placed any more is returned: the money stays on the balance.
 */
export const orderStates = ['waiting', 'placed', 'failed', 'cancelled', 'returned'] as const
export type OrderState = (typeof orderStates)[number]

export type OrderMove = {
  by: 'buyer' | 'clock'
  from: readonly OrderState[]
  to: readonly OrderState[]
  /** Here it was made already, or means nothing any more: whoever asks again is not told off. */
  doneIn: readonly OrderState[]
}

/** The whole life of an order: every move is a row, with the name of the operation that makes it. */
export const orderMoves = {
  placeOrder: { by: 'buyer', from: [], to: ['waiting', 'placed'], doneIn: [] },
  finishOrder: { by: 'clock', from: ['waiting'], to: ['placed'], doneIn: ['placed', 'returned'] },
  returnOrder: {
    by: 'clock',
    from: ['waiting', 'failed', 'cancelled'],
    to: ['returned'],
    doneIn: ['placed', 'returned'],
  },
  failOrder: {
    by: 'clock',
    from: ['waiting'],
    to: ['failed'],
    doneIn: ['failed', 'placed', 'cancelled', 'returned'],
  },
  giveUpOrder: { by: 'buyer', from: ['waiting'], to: ['cancelled'], doneIn: ['cancelled'] },
} as const satisfies Record<string, OrderMove>

export type OrderMoveName = keyof typeof orderMoves
