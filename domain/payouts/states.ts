export const payoutStates = ['requested', 'approved', 'sent', 'paid', 'rejected', 'failed'] as const
export type PayoutState = (typeof payoutStates)[number]

/** Where the money of a payout goes with a move: it stays on its way, leaves the marketplace, comes back, or comes in again after it had left. */
export type MoneyGoes = 'nowhere' | 'out' | 'back' | 'in-again'

type Move = { from: readonly PayoutState[]; to: PayoutState; money: MoneyGoes; needsReason: boolean }

/** The life of a payout after it was asked for, as a table. Every move is an administrator's, never the owner's. */
export const payoutMoves = {
  approve: { from: ['requested'], to: 'approved', money: 'nowhere', needsReason: false },
  send: { from: ['approved'], to: 'sent', money: 'nowhere', needsReason: false },
  pay: { from: ['sent'], to: 'paid', money: 'out', needsReason: false },
  reject: { from: ['requested', 'approved'], to: 'rejected', money: 'back', needsReason: true },
  fail: { from: ['sent'], to: 'failed', money: 'back', needsReason: true },
  /** A bank took it for paid, and sent it back days later. */
  return: { from: ['paid'], to: 'failed', money: 'in-again', needsReason: true },
} as const satisfies Record<string, Move>

export type PayoutMove = keyof typeof payoutMoves
export const payoutMoveNames = Object.keys(payoutMoves) as PayoutMove[]

/** What the second pair of eyes does: the house gives money out of its hands, or takes a bank's word that it did not arrive or came back. */
export const needsSecondEyes = (move: PayoutMove): boolean =>
  move === 'send' || move === 'pay' || move === 'fail' || move === 'return'

/** What waits while its member owes: the house has not given the money out of its hands yet. */
export const waitsForDebt = (move: PayoutMove): boolean => move === 'approve' || move === 'send'

/** While it is in one of these its money is in transit, and no other may be asked for. */
export const openStates = ['requested', 'approved', 'sent'] as const satisfies readonly PayoutState[]

export const isOpen = (state: PayoutState) => (openStates as readonly PayoutState[]).includes(state)

export function mayMove(move: PayoutMove, state: PayoutState): boolean {
  return (payoutMoves[move].from as readonly PayoutState[]).includes(state)
}
