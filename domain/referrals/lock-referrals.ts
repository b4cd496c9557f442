import { asc, inArray } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { referral, type Referral } from './schema.server.ts'

/** The invitations of those of them who were invited, locked in one order. */
export function lockReferrals(tx: Transaction, memberIds: readonly string[]): Promise<Referral[]> {
  if (memberIds.length === 0) return Promise.resolve([])
  return tx.db
    .select()
    .from(referral)
    .where(inArray(referral.memberId, [...new Set(memberIds)]))
    .orderBy(asc(referral.memberId))
    .for('update')
}
