import { findLastSeen } from '#domain/accounts/index.ts'
import type { Actor } from '#domain/actor.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { listShowingPresence } from './read-marks.ts'

const KNOWN_MS = 7 * DAY_MS

/** When each of them was last here, within a week: of those who show it, and to whoever shows it themselves. */
export async function findPresence(
  db: Db,
  viewer: Actor,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, Date>> {
  const ownId = viewer.kind === 'member' ? viewer.id : undefined
  const showing = await listShowingPresence(db, ownId ? [...ids, ownId] : ids)
  if (ownId && !showing.includes(ownId)) return new Map()
  const shown = ids.filter((id) => showing.includes(id))
  return findLastSeen(db, shown, new Date(now.getTime() - KNOWN_MS))
}
