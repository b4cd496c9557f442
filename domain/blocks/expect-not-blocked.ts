import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { type Doing, refusalOf } from './block-rules.ts'
import { isBlockedPair } from './lock-pair.ts'

/**
 * Asked by everything that two people begin together. Of a block and such a deed at the same moment one is first: the block waits
 * until the deed is done, or the deed sees the block.
 */
export async function expectNotBlocked(
  tx: Transaction,
  oneId: string,
  otherId: string,
  doing: Doing,
): Promise<void> {
  if (await isBlockedPair(tx, oneId, otherId)) throw new Conflict(refusalOf(doing))
}
