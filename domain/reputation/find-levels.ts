import type { Db } from '#platform/db/database.ts'
import { oneOfIds } from '#platform/db/one-of.ts'
import { prepared } from '#platform/db/statements/prepared.ts'
import type { Level } from './level-rules.ts'
import { memberReputation } from './schema.server.ts'

const levels = prepared((db) =>
  db
    .select({ id: memberReputation.memberId, level: memberReputation.level })
    .from(memberReputation)
    .where(oneOfIds(memberReputation.memberId))
    .prepare('find_levels'),
)

/** The levels of members; whoever was never counted is new. */
export async function findLevels(db: Db, ids: Iterable<string>): Promise<Map<string, Level>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await levels(db).execute({ ids: wanted })
  return new Map(rows.map((row) => [row.id, row.level]))
}
