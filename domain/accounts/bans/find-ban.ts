import { and, eq, isNull } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { memberBan } from '../schema.server.ts'

/** What a banned member is told. */
export type LiveBan = {
  id: string
  reason: string
  evidence: string
  bannedAt: Date
  bannedBy: string
  /** Null: until it is lifted. */
  until: Date | null
  appealBy: Date
  liftedAt: Date | null
}

const columns = {
  id: memberBan.id,
  reason: memberBan.reason,
  evidence: memberBan.evidence,
  bannedAt: memberBan.bannedAt,
  bannedBy: memberBan.bannedBy,
  until: memberBan.until,
  appealBy: memberBan.appealBy,
  liftedAt: memberBan.liftedAt,
}

/** The ban that holds. */
export async function findLiveBan(
  db: Db | DrizzleTransaction,
  memberId: string,
): Promise<LiveBan | undefined> {
  const [found] = await db
    .select(columns)
    .from(memberBan)
    .where(and(eq(memberBan.memberId, memberId), isNull(memberBan.liftedAt)))
  return found
}

/** One ban of a member, also one that was lifted. */
export async function findBan(
  db: Db | DrizzleTransaction,
  { banId, memberId }: { banId: string; memberId: string },
): Promise<LiveBan | undefined> {
  const [found] = await db
    .select(columns)
    .from(memberBan)
    .where(and(eq(memberBan.id, banId), eq(memberBan.memberId, memberId)))
  return found
}
