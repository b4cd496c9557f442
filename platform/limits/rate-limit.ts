import { lt, sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { TooManyRequests } from '#platform/errors/errors.ts'
import { networkOf } from '#platform/http/network-of.ts'
import { deleteInPortions } from '#platform/jobs/delete-in-portions.ts'
import { rateWindow } from './schema.server.ts'

export type RateLimit = { name: string; most: number; everySeconds: number }

/** Under what uses are counted. An address counts as its network: of IPv6 anyone has more addresses than could ever be counted. */
export const limitKey = ({ name }: RateLimit, who: string): string => `${name} ${networkOf(who)}`

/** Counts one use by `who`, or so much of what is used; past the limit it throws, saying how long to wait. */
export async function countUse(
  db: Db | DrizzleTransaction,
  limit: RateLimit,
  who: string,
  now: Date,
  amount = 1,
): Promise<void> {
  const stretchMs = limit.everySeconds * 1_000
  const startsAt = new Date(Math.floor(now.getTime() / stretchMs) * stretchMs)
  const endsAt = new Date(startsAt.getTime() + stretchMs)
  const [row] = await db
    .insert(rateWindow)
    .values({ key: limitKey(limit, who), startsAt, endsAt, used: amount })
    .onConflictDoUpdate({
      target: [rateWindow.key, rateWindow.startsAt],
      set: { used: sql`${rateWindow.used} + ${amount}` },
    })
    .returning({ used: rateWindow.used })
  if ((row?.used ?? 0) > limit.most) {
    const waitSeconds = Math.max(1, Math.ceil((endsAt.getTime() - now.getTime()) / 1_000))
    throw new TooManyRequests(
      `That was often enough for now. Try again in ${inWords(waitSeconds)}.`,
      waitSeconds,
    )
  }
}

export async function removePastWindows(db: Db, now: Date): Promise<void> {
  await deleteInPortions(db, rateWindow, lt(rateWindow.endsAt, now))
}

function inWords(seconds: number): string {
  if (seconds < 90) return `${seconds} seconds`
  const minutes = Math.ceil(seconds / 60)
  return minutes < 90 ? `${minutes} minutes` : `${Math.ceil(minutes / 60)} hours`
}
