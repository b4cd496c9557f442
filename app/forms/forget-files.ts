import type { Db } from '#platform/db/database.ts'
import { removeLater } from '#platform/files/hold-removals.ts'
import type { FileStore } from '#platform/files/stored-file.ts'
import { log } from '#platform/log/log.ts'

/**
 * Takes back files that nothing came of. Where the store is away a job does it, so that whoever sent them gets their answer: each try would
 * keep them waiting, and a connection to the database with them.
 */
export async function forgetFiles(db: Db, store: FileStore, keys: readonly string[]): Promise<void> {
  const left = [...keys]
  try {
    for (const key of keys) {
      await store.remove(key)
      left.shift()
    }
  } catch (error) {
    log.warn({ err: error, keys: left }, 'files that nothing came of are removed later')
    await removeLater(db, left)
  }
}
