import { and, eq, inArray, lte } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { identityCheck } from './schema.server.ts'

const AT_ONCE = 500

/** Approvals whose time is over: the mark goes from the profile, and the member is told. */
export async function expireChecks(tx: Transaction): Promise<void> {
  const over = await tx.db
    .select({ id: identityCheck.id })
    .from(identityCheck)
    .where(and(eq(identityCheck.state, 'approved'), lte(identityCheck.validUntil, tx.now)))
    .orderBy(identityCheck.validUntil)
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  if (over.length === 0) return
  const ids = over.map(({ id }) => id)
  const expired = await tx.db
    .update(identityCheck)
    .set({ state: 'expired' })
    .where(inArray(identityCheck.id, ids))
    .returning({ checkId: identityCheck.id, memberId: identityCheck.memberId })
  for (const one of expired)
    await tx.announce({ kind: 'identity-check.moved', ...one, state: 'expired', reason: '' })
}
