import { and, eq, isNotNull } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { findSecret } from '../secrets/one-time-secrets.ts'
import { passkey } from '../passkeys/schema.server.ts'
import { authenticator } from '../schema.server.ts'

export type SecondWays = { hasApp: boolean; hasPasskey: boolean }

/** By what one whose first proof was right can give the second; nothing of it is told to anyone else. */
export async function findSecondWays(tx: Transaction, pending: string): Promise<SecondWays> {
  const first = await findSecret(tx, 'second-factor', pending)
  if (!first?.memberId) return { hasApp: false, hasPasskey: false }
  const { memberId } = first
  const apps = await tx.db.$count(
    authenticator,
    and(eq(authenticator.memberId, memberId), isNotNull(authenticator.confirmedAt)),
  )
  return { hasApp: apps > 0, hasPasskey: (await tx.db.$count(passkey, eq(passkey.memberId, memberId))) > 0 }
}
