import { asc, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Db } from '#platform/db/database.ts'
import { heldRemoval } from './schema.server.ts'
import type { FileStore } from './stored-file.ts'

/** Any constant does, so long as every process of every version uses the same one. */
const REMOVALS_LOCK = 4_711_041
const AT_ONCE = 500

/**
 * A store that removes nothing while a backup is made: what rows of its moment name must still be there when its turn comes. Files
 * are removed after the rows that named them, so what was removed before that moment is named by none.
 */
export function holdingRemovals(store: FileStore, db: Db): FileStore {
  return {
    ...store,
    remove: (key) =>
      db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ free: boolean }>(
          sql`select pg_try_advisory_xact_lock_shared(${REMOVALS_LOCK}) as free`,
        )
        if (!rows[0]?.free) {
          await tx.insert(heldRemoval).values({ key }).onConflictDoNothing()
          return
        }
        await store.remove(key)
        await tx.delete(heldRemoval).where(eq(heldRemoval.key, key))
      }),
  }
}

/** Notes what could not be removed now, since the store is away: it goes with what waits for a backup. */
export async function removeLater(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return
  const rows = keys.map((key) => ({ key }))
  await db.insert(heldRemoval).values(rows).onConflictDoNothing()
}

/** Removes what waited for a backup to end; what has to wait once more stays noted. */
export async function removeHeld(db: Db, files: FileStore): Promise<void> {
  const held = await db.select().from(heldRemoval).orderBy(asc(heldRemoval.since)).limit(AT_ONCE)
  for (const { key } of held) await files.remove(key)
}

/** From here on nothing is removed until this connection ends; waits for removals that are under way. */
export async function holdRemovals(client: pg.ClientBase): Promise<void> {
  await client.query('select pg_advisory_lock($1)', [REMOVALS_LOCK])
}
