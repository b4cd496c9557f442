import { inArray } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { memberStanding } from './schema.server.ts'

export type StandingRow = typeof memberStanding.$inferSelect

/** How members stand as sellers; whoever was never counted is left out. */
export async function findStandings(db: Db, ids: Iterable<string>): Promise<Map<string, StandingRow>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await db.select().from(memberStanding).where(inArray(memberStanding.memberId, wanted))
  return new Map(rows.map((row) => [row.memberId, row]))
}
