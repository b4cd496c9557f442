import { asc, inArray, lt } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { FileStore } from '#platform/files/stored-file.ts'
import { removeAvatarFiles } from './make-avatar.ts'
import { unclaimedAvatar } from '../schema.server.ts'

/** Longer than any upload lasts. */
const UNCLAIMED_RETENTION_DAYS = 1
const AT_ONCE = 100

/**
 * Removes the files of portraits that nobody shows, and says whether there may be more. The rows are held until the files are
 * gone, so that an upload that wakes up late hears that it is too late, and a sweep that is interrupted is done again.
 */
export async function sweepAvatars(tx: Transaction, files: FileStore): Promise<{ isMore: boolean }> {
  const loose = await tx.db
    .select({ key: unclaimedAvatar.key })
    .from(unclaimedAvatar)
    .where(lt(unclaimedAvatar.since, addDays(tx.now, -UNCLAIMED_RETENTION_DAYS)))
    .orderBy(asc(unclaimedAvatar.since))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true })
  const keys = loose.map(({ key }) => key)
  for (const key of keys) await removeAvatarFiles(files, key)
  if (keys.length > 0) await tx.db.delete(unclaimedAvatar).where(inArray(unclaimedAvatar.key, keys))
  return { isMore: keys.length === AT_ONCE }
}
