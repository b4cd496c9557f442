import { and, inArray, isNull } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { memberBan } from '../schema.server.ts'

/** Who of these is banned now: by the ban itself, which also stands behind a deletion. */
export async function findBanned(
  db: Db | DrizzleTransaction,
  memberIds: readonly (string | null)[],
): Promise<Set<string>> {
  const ids = memberIds.filter((id) => id !== null)
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: memberBan.memberId })
    .from(memberBan)
    .where(and(inArray(memberBan.memberId, ids), isNull(memberBan.liftedAt)))
  return new Set(rows.map(({ id }) => id))
}
