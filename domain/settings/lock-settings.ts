import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import type { KnownChange } from './in-force.ts'
import { loadKnownChanges } from './queries.ts'

/** Two administrators never change settings at the same instant: the second waits and then sees what the first did. */
const SETTINGS_LOCK = 4_711_002

export async function lockSettings(tx: Transaction): Promise<KnownChange[]> {
  await tx.db.execute(sql`select pg_advisory_xact_lock(${SETTINGS_LOCK})`)
  return loadKnownChanges(tx.db)
}
