import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { helpVote } from './schema.server.ts'

/** Who said it is forgotten; what was counted stays counted. */
export async function forgetVotes(tx: Transaction, memberId: string): Promise<void> {
  await tx.db.delete(helpVote).where(eq(helpVote.memberId, memberId))
}
