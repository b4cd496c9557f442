export const payoutStates = ['requested', 'approved', 'sent', 'paid', 'rejected', 'failed'] as const
export type PayoutState = (typeof payoutStates)[number]

/** Where the money of a payout goes with a move: it stays on its way, leaves the marketplace, or comes back. */
export type MoneyGoes = 'nowhere' | 'out' | 'back'

type Move = { from: readonly PayoutState[]; to: PayoutState; money: MoneyGoes; needsReason: boolean }

/** The life of a payout after it was asked for, as a table. Every move is an administrator's, never the owner's. */
export const payoutMoves = {
  approve: { from: ['requested'], to: 'approved', money: 'nowhere', needsReason: false },
  send: { from: ['approved'], to: 'sent', money: 'nowhere', needsReason: false },
  pay: { from: ['sent'], to: 'paid', money: 'out', needsReason: false },
  reject: { from: ['requested', 'approved'], to: 'rejected', money: 'back', needsReason: true },
  fail: { from: ['sent'], to: 'failed', money: 'back', needsReason: true },
} as const satisfies Record<string, Move>

export type PayoutMove = keyof typeof payoutMoves
export const payoutMoveNames = Object.keys(payoutMoves) as PayoutMove[]

/** While it is in one of these its money is in transit, and no other may be asked for. */
export const openStates = ['requested', 'approved', 'sent'] as const satisfies readonly PayoutState[]

export const isOpen = (state: PayoutState) => (openStates as readonly PayoutState[]).includes(state)

export function mayMove(move: PayoutMove, state: PayoutState): boolean {
  return (payoutMoves[move].from as readonly PayoutState[]).includes(state)
}
