import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { memberBan, type member } from '../schema.server.ts'

/** The state that a member comes back to when a ban or a deletion ends: what else is true of them decides. */
export async function restingState(
  tx: Transaction,
  who: Pick<typeof member.$inferSelect, 'id' | 'emailVerifiedAt'>,
): Promise<'banned' | 'active' | 'unverified'> {
  const [live] = await tx.db
    .select({ id: memberBan.id })
    .from(memberBan)
    .where(and(eq(memberBan.memberId, who.id), isNull(memberBan.liftedAt)))
  if (live) return 'banned'
  return who.emailVerifiedAt ? 'active' : 'unverified'
}
