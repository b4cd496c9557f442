import { gt } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { session } from '../schema.server.ts'

/** More than these are not told apart from being offline: a filter needs no more. */
const ONLINE_MOST = 50_000

/** Members who were here since then, on any device. */
export async function listOnlineMembers(db: Db, since: Date): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: session.memberId })
    .from(session)
    .where(gt(session.seenAt, since))
    .limit(ONLINE_MOST)
  return rows.map(({ id }) => id)
}
