import type { Transaction } from '#platform/db/transaction.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import type { LockedTicket } from '../append-entry.ts'

const LIMIT = { name: 'ticket replies', most: 60, everySeconds: 3_600 }

/** One thing more that the person did to their ticket: each stands in its thread, and is told to the desk. */
export const countAct = (tx: Transaction, { number }: Pick<LockedTicket, 'number'>): Promise<void> =>
  countUse(tx.db, LIMIT, `${number}`, tx.now)
