import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { TooManyRequests } from '#platform/errors/errors.ts'
import type { RateLimit } from './rate-limit.ts'
import { rateWindow } from './schema.server.ts'

/** A stretch of tries begins with the first of them, not on the hour, so there is one row for each who tries. */
const ONE_ROW = new Date(0)

/**
 * Takes one try before it is known whether it is right, so that many at the same instant can't outrun the count; what was right
 * is given back with `giveBackTry`. Past the limit it throws, saying how long to wait.
 */
export async function takeTry(
  db: Db | DrizzleTransaction,
  limit: RateLimit,
  who: string,
  now: Date,
): Promise<void> {
  const endsAt = new Date(now.getTime() + limit.everySeconds * 1_000)
  const isOver = sql`${rateWindow.endsAt} <= ${now.toISOString()}::timestamptz`
  const [row] = await db
    .insert(rateWindow)
    .values({ key: keyOf(limit, who), startsAt: ONE_ROW, endsAt, used: 1 })
    .onConflictDoUpdate({
      target: [rateWindow.key, rateWindow.startsAt],
      set: {
        // Past the limit the count stands still: it must not grow for as long as somebody knocks.
        used: sql`case when ${isOver} then 1 else least(${rateWindow.used} + 1, ${limit.most + 1}) end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateWindow.endsAt} end`,
      },
    })
    .returning()
  if (row && row.used > limit.most) {
    const waitSeconds = Math.max(1, Math.ceil((row.endsAt.getTime() - now.getTime()) / 1_000))
    throw new TooManyRequests(`Too many wrong tries. Try again in ${inWords(waitSeconds)}.`, waitSeconds)
  }
}

/** The try was right, so it does not count. */
export async function giveBackTry(db: Db | DrizzleTransaction, limit: RateLimit, who: string): Promise<void> {
  await db
    .update(rateWindow)
    .set({ used: sql`${rateWindow.used} - 1` })
    .where(
      and(eq(rateWindow.key, keyOf(limit, who)), eq(rateWindow.startsAt, ONE_ROW), gt(rateWindow.used, 0)),
    )
}

const keyOf = (limit: RateLimit, who: string) => `${limit.name} ${who}`

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
