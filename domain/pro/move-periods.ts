import { and, eq, gt, gte, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { proPeriod } from './schema.server.ts'

/** PRO ends now: what was still to come of granted days is not had. */
export async function endPeriods(tx: Transaction, memberId: string): Promise<void> {
  const { startsAt } = proPeriod
  const now = tx.now.toISOString()
  await tx.db
    .update(proPeriod)
    .set({ startsAt: sql`least(${startsAt}, ${now}::timestamptz)`, endsAt: tx.now })
    .where(and(eq(proPeriod.memberId, memberId), gt(proPeriod.endsAt, tx.now)))
}

/** Granted days that stood after one paid period stand after another, which is longer by so much. */
export async function movePeriodsAfter(
  tx: Transaction,
  memberId: string,
  after: Date,
  byMs: number,
): Promise<void> {
  const by = sql`${byMs / 1_000} * interval '1 second'`
  await tx.db
    .update(proPeriod)
    .set({ startsAt: sql`${proPeriod.startsAt} + ${by}`, endsAt: sql`${proPeriod.endsAt} + ${by}` })
    .where(
      and(eq(proPeriod.memberId, memberId), eq(proPeriod.kind, 'granted'), gte(proPeriod.startsAt, after)),
    )
}
