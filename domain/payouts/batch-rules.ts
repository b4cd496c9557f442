/** A SEPA credit transfer, another order to a bank, or a list that people pay from by hand. */
export const batchKinds = ['sepa', 'transfer', 'by-hand'] as const
export type BatchKind = (typeof batchKinds)[number]

export const batchStates = ['made', 'sent', 'closed', 'withdrawn'] as const
export type BatchState = (typeof batchStates)[number]

/** The life of a batch after it was made, as a table. It also closes by itself when the last of its payouts has ended. */
export const batchMoves = {
  send: { from: 'made', to: 'sent' },
  pay: { from: 'sent', to: 'closed' },
  withdraw: { from: 'made', to: 'withdrawn' },
} as const satisfies Record<string, { from: BatchState; to: BatchState }>

export type BatchMove = keyof typeof batchMoves

export const mayMoveBatch = (move: BatchMove, state: BatchState) => batchMoves[move].from === state

/** Whether its files are kept in the house while a member in them owes: once they are at the bank, nothing is kept back by it. */
export const isHeldByDebt = (state: BatchState) => state === 'made'

/** How a batch is paid, as it is asked for: which order a bank gets follows from the currency. */
const batchWays = ['bank', 'hand'] as const
export type BatchWay = (typeof batchWays)[number]

export const kindOf = (way: BatchWay, currency: string): BatchKind =>
  way === 'hand' ? 'by-hand' : currency === 'EUR' ? 'sepa' : 'transfer'

const batchFiles = ['xml', 'csv'] as const
export type BatchFile = (typeof batchFiles)[number]

export const hasBankFile = (kind: BatchKind) => kind !== 'by-hand'

/** One transaction moves all of them, and an administrator can still read the list. */
export const PAYOUTS_A_BATCH = 200
