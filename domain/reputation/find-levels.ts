import type { Db } from '#platform/db/database.ts'
import { oneOf } from '#platform/db/one-of.ts'
import type { Level } from './level-rules.ts'
import { memberReputation } from './schema.server.ts'

/** The levels of members; whoever was never counted is new. */
export async function findLevels(db: Db, ids: Iterable<string>): Promise<Map<string, Level>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await db
    .select({ id: memberReputation.memberId, level: memberReputation.level })
    .from(memberReputation)
    .where(oneOf(memberReputation.memberId, wanted))
  return new Map(rows.map((row) => [row.id, row.level]))
}
