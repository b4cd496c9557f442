import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { removePasskeys } from '../passkeys/remove-passkeys.ts'
import { authenticator, recoveryCode } from '../schema.server.ts'

/** The app, the passkeys and the recovery codes of an account are forgotten. */
export async function removeSecondFactor(tx: Transaction, memberId: string): Promise<void> {
  await tx.db.delete(authenticator).where(eq(authenticator.memberId, memberId))
  await tx.db.delete(recoveryCode).where(eq(recoveryCode.memberId, memberId))
  await removePasskeys(tx, memberId)
}
