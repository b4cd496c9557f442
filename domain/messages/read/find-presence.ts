import { findLastSeen } from '#domain/accounts/index.ts'
import type { Actor } from '#domain/actor.ts'
import { findHiddenFrom } from '#domain/blocks/index.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { listShowingPresence } from './read-marks.ts'

const KNOWN_MS = 7 * DAY_MS

/** When each of them was last here, within a week: of those who show it, to whoever shows it themselves and is not kept apart. */
export async function findPresence(
  db: Db,
  viewer: Actor,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, Date>> {
  const ownId = viewer.kind === 'member' ? viewer.id : undefined
  const showing = await listShowingPresence(db, ownId ? [...ids, ownId] : ids)
  if (ownId && !showing.includes(ownId)) return new Map()
  const hidden = ownId ? await findHiddenFrom(db, ownId) : new Set<string>()
  const shown = ids.filter((id) => showing.includes(id) && !hidden.has(id))
  return findLastSeen(db, shown, new Date(now.getTime() - KNOWN_MS))
}
