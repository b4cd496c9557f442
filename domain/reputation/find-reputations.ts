import { inArray } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { memberReputation } from './schema.server.ts'

export type ReputationRow = typeof memberReputation.$inferSelect

/** How members stand as sellers; whoever was never counted is left out. */
export async function findReputations(db: Db, ids: Iterable<string>): Promise<Map<string, ReputationRow>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await db.select().from(memberReputation).where(inArray(memberReputation.memberId, wanted))
  return new Map(rows.map((row) => [row.memberId, row]))
}
