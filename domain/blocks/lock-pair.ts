import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'

/** Whoever blocks waits for what the two are just doing; what comes after waits for the block. */
export async function lockPair({ db }: Transaction, oneId: string, otherId: string): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(member_pair_key(${oneId}::uuid, ${otherId}::uuid))`)
}

/**
 * Whether one of the two blocked the other, and holds off a block until the transaction ends. Asked of the database in one go: a
 * function of its own sees what was committed while it waited.
 */
export async function isBlockedPair({ db }: Transaction, oneId: string, otherId: string): Promise<boolean> {
  const { rows } = await db.execute<{ is_blocked: boolean }>(
    sql`select is_blocked_pair(${oneId}::uuid, ${otherId}::uuid) as is_blocked`,
  )
  return rows[0]?.is_blocked === true
}
