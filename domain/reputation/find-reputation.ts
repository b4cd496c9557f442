import { eq } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import type { Level, LevelFigures } from './level-rules.ts'
import { memberReputation } from './schema.server.ts'

/** How a member stands as a seller; null where nothing can be counted yet. */
export type SellerReputation = {
  level: Level
  /** When it last changed, and from which; null while it never did. */
  levelSince: Date | null
  levelBefore: Level | null
  figures: LevelFigures
  ratingCount: number
  responseMinutes: number | null
  repeatBuyersCount: number
}

type Row = typeof memberReputation.$inferSelect

export function figuresOf(row: Row): LevelFigures {
  return {
    completedDeals: row.completedCount,
    rating: row.ratingCount > 0 ? row.ratingSum / row.ratingCount / 100 : null,
    onTimeBasisPoints: row.onTimeBasisPoints,
    responseBasisPoints: row.responseBasisPoints,
  }
}

const unknown: SellerReputation = {
  level: 'new',
  levelSince: null,
  levelBefore: null,
  figures: { completedDeals: 0, rating: null, onTimeBasisPoints: null, responseBasisPoints: null },
  ratingCount: 0,
  responseMinutes: null,
  repeatBuyersCount: 0,
}

export async function findReputation(
  db: Db | DrizzleTransaction,
  memberId: string,
): Promise<SellerReputation> {
  const [row] = await db.select().from(memberReputation).where(eq(memberReputation.memberId, memberId))
  if (!row) return unknown
  const { level, levelSince, levelBefore, ratingCount, responseMinutes, repeatBuyersCount } = row
  return {
    level,
    levelSince,
    levelBefore,
    figures: figuresOf(row),
    ratingCount,
    responseMinutes,
    repeatBuyersCount,
  }
}
