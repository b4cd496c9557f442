import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { passkey } from './schema.server.ts'

/** Every passkey of an account is forgotten, as a step of what shuts its ways in. */
export async function removePasskeys(tx: Transaction, memberId: string): Promise<void> {
  await tx.db.delete(passkey).where(eq(passkey.memberId, memberId))
}
