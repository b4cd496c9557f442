import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { savedSearch } from './schema.server.ts'

/** With their member they go. */
export async function forgetSavedSearches(tx: Transaction, memberId: string): Promise<void> {
  await tx.db.delete(savedSearch).where(eq(savedSearch.memberId, memberId))
}
