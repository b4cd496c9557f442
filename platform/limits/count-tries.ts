import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { TooManyRequests } from '#platform/errors/errors.ts'
import { limitKey, type RateLimit } from './rate-limit.ts'
import { rateWindow } from './schema.server.ts'

/** A stretch of tries begins with the first of them, not on the hour, so there is one row for each who tries. */
const ONE_ROW = new Date(0)

/** A try counts against one or more limits at once: those of the account and of the address it comes from. */
export type Try = { limit: RateLimit; who: string }

/**
 * Takes a try before it is known whether it is right, so that many at the same instant can't outrun the count; what was right
 * is given back with `giveBackTries`. Past a limit it throws, saying how long to wait. Two who take the same tries in the same
 * order wait for one another instead of crossing.
 */
export async function takeTries(
  db: Db | DrizzleTransaction,
  tries: readonly Try[],
  now: Date,
): Promise<void> {
  const isOver = sql`${rateWindow.endsAt} <= ${now.toISOString()}::timestamptz`
  const mosts = tries.map((one) => sql`when ${keyOf(one)} then ${one.limit.most + 1}::int`)
  // Past the limit the count stands still: it must not grow for as long as somebody knocks.
  const most = sql`case ${rateWindow.key} ${sql.join(mosts, sql` `)} end`
  const rows = await db
    .insert(rateWindow)
    .values(
      tries.map((one) => ({
        key: keyOf(one),
        startsAt: ONE_ROW,
        endsAt: new Date(now.getTime() + one.limit.everySeconds * 1_000),
        used: 1,
      })),
    )
    .onConflictDoUpdate({
      target: [rateWindow.key, rateWindow.startsAt],
      set: {
        used: sql`case when ${isOver} then 1 else least(${rateWindow.used} + 1, ${most}) end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateWindow.endsAt} end`,
      },
    })
    .returning()
  for (const one of tries) {
    const row = rows.find(({ key }) => key === keyOf(one))
    if (!row || row.used <= one.limit.most) continue
    const waitSeconds = Math.max(1, Math.ceil((row.endsAt.getTime() - now.getTime()) / 1_000))
    throw new TooManyRequests(`Too many wrong tries. Try again in ${inWords(waitSeconds)}.`, waitSeconds)
  }
}

/** The try was right, so it does not count. */
export async function giveBackTries(db: Db | DrizzleTransaction, tries: readonly Try[]): Promise<void> {
  const mine = db
    .select({ key: rateWindow.key })
    .from(rateWindow)
    .where(
      and(
        inArray(rateWindow.key, tries.map(keyOf)),
        eq(rateWindow.startsAt, ONE_ROW),
        gt(rateWindow.used, 0),
      ),
    )
    // In one order for all, whatever the plan.
    .orderBy(rateWindow.key)
    .for('update')
  await db
    .update(rateWindow)
    .set({ used: sql`${rateWindow.used} - 1` })
    .where(and(inArray(rateWindow.key, mine), eq(rateWindow.startsAt, ONE_ROW)))
}

const keyOf = ({ limit, who }: Try) => limitKey(limit, who)

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
