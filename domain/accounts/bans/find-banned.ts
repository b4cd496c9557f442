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
  return new Set((await selectBanned(db, ids)).map(({ id }) => id))
}

/** The same as part of a question that asks for more. */
export const selectBanned = (db: Db | DrizzleTransaction, memberIds: readonly string[]) =>
  db
    .select({ id: memberBan.memberId })
    .from(memberBan)
    .where(and(inArray(memberBan.memberId, [...memberIds]), isNull(memberBan.liftedAt)))
