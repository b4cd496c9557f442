import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'

/**
 * When the queue has to release what is due at a moment by the clock of this process. The queue goes by the clock of the database: where
 * that is ahead, a job that asked for the moment itself would be back at once, again and again.
 */
export async function releaseTime({ db, now }: Pick<Transaction, 'db' | 'now'>, dueAt: Date): Promise<Date> {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms`,
  )
  const aheadMs = (rows[0]?.ms ?? now.getTime()) - now.getTime()
  return new Date(dueAt.getTime() + aheadMs)
}
