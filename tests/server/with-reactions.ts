import { realReactions } from '#domain/testing-reactions.ts'
import type { Transaction } from '#platform/db/transaction.ts'

/** The same transaction with the product's own reactions to what is announced: letters and papers follow. */
export function withReactions(tx: Transaction): Transaction {
  const heard: Transaction = { ...tx, announce: (event) => realReactions()(heard, event) }
  return heard
}
