import { expect } from 'vitest'
import type { TestDatabase } from './testing.ts'
import type { Transaction } from './transaction.ts'

/** Runs `first` in a transaction that ends only when `second`, on a connection of its own, waits for it; gives what `second` got. */
export async function oneBehindTheOther<Result>(
  { pool, transaction }: Pick<TestDatabase, 'pool' | 'transaction'>,
  first: (tx: Transaction) => Promise<unknown>,
  second: (tx: Transaction) => Promise<Result>,
): Promise<Result | Error> {
  const [done, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const leading = transaction(async (tx) => {
    await first(tx)
    done.resolve()
    await release.promise
  })
  await Promise.race([done.promise, leading])
  const following = transaction(second).catch((error: Error) => error)
  await expect.poll(() => countWaiting(pool)).toBe(1)
  release.resolve()
  await leading
  return following
}

async function countWaiting(pool: TestDatabase['pool']): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiting ?? 0
}
