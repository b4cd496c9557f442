import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { proPeriod, type ProPeriod, proSubscription, type ProSubscription } from './schema.server.ts'

const AT_ONCE = 100
const PERIODS_SHOWN = 60

/** Whose PRO the clock has to look at, a page after the member that was last on the page before. */
export async function listDuePro(db: Db | DrizzleTransaction, now: Date, after?: string): Promise<string[]> {
  const rows = await db
    .select({ memberId: proSubscription.memberId })
    .from(proSubscription)
    .where(and(lte(proSubscription.nextAt, now), after ? gt(proSubscription.memberId, after) : undefined))
    .orderBy(asc(proSubscription.memberId))
    .limit(AT_ONCE)
  return rows.map(({ memberId }) => memberId)
}

export async function findSubscription(
  db: Db | DrizzleTransaction,
  memberId: string,
): Promise<ProSubscription | undefined> {
  const [row] = await db.select().from(proSubscription).where(eq(proSubscription.memberId, memberId))
  return row
}

/** A member's periods, newest first: five years of months and no more. */
export function listPeriods(db: Db | DrizzleTransaction, memberId: string): Promise<ProPeriod[]> {
  return db
    .select()
    .from(proPeriod)
    .where(eq(proPeriod.memberId, memberId))
    .orderBy(desc(proPeriod.number))
    .limit(PERIODS_SHOWN)
}

/** Periods by their ids, for whoever writes of what was paid for them. */
export async function findPeriods(
  db: Db | DrizzleTransaction,
  ids: readonly string[],
): Promise<Map<string, ProPeriod>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(proPeriod)
    .where(inArray(proPeriod.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}
