import { and, asc, gte, isNotNull } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { member } from '../schema.server.ts'

const MOST = 10_000

/** Members who came by somebody's link, and joined since then. */
export async function listInvitedSince(
  db: Db | DrizzleTransaction,
  since: Date,
): Promise<{ memberId: string; referrerId: string; joinedAt: Date }[]> {
  const rows = await db
    .select({ memberId: member.id, referrerId: member.referredBy, joinedAt: member.joinedAt })
    .from(member)
    .where(and(isNotNull(member.referredBy), gte(member.joinedAt, since)))
    .orderBy(asc(member.joinedAt))
    .limit(MOST)
  return rows.flatMap(({ referrerId, ...row }) => (referrerId ? [{ ...row, referrerId }] : []))
}
