import type { Transaction } from '#platform/db/transaction.ts'
import { textWaiting, type WaitingKind } from '../schema.server.ts'

/** These look different, or are gone: the job reads them soon. Written with the change. */
export async function noteWaiting(tx: Transaction, kind: WaitingKind, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.db.insert(textWaiting).values(ids.map((subjectId) => ({ kind, subjectId })))
}
