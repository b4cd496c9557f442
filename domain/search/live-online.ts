import type { Clock } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Columns } from './index/columns.ts'

/** Who is online, to a quarter of a minute: often enough for a filter, and no search waits for it twice. */
export type LiveOnline = {
  refresh(): Promise<void>
  owners(columns: Columns): Uint8Array
}

const CACHED_MS = 15_000
/** Seen within this time counts as online. */
const ONLINE_MS = 5 * 60_000

export function openLiveOnline(
  db: Db,
  clock: Clock,
  listOnline: (db: Db, since: Date) => Promise<string[]>,
): LiveOnline {
  let members: readonly string[] = []
  let readAt = -Infinity
  let reading: Promise<void> | undefined
  const places = new WeakMap<Columns, Map<string, number>>()
  let flags = new WeakMap<Columns, Uint8Array>()

  async function read(now: Date): Promise<void> {
    members = await listOnline(db, new Date(now.getTime() - ONLINE_MS))
    flags = new WeakMap()
    readAt = now.getTime()
  }

  function placesOf(columns: Columns): Map<string, number> {
    let known = places.get(columns)
    if (!known) places.set(columns, (known = new Map(columns.values.owner.map((id, at) => [id, at]))))
    return known
  }

  return {
    refresh() {
      const now = clock.now()
      if (now.getTime() - readAt < CACHED_MS) return Promise.resolve()
      reading ??= read(now).finally(() => {
        reading = undefined
      })
      return reading
    },
    owners(columns) {
      let known = flags.get(columns)
      if (!known) {
        known = new Uint8Array(columns.values.owner.length)
        if (members.length > 0) {
          const at = placesOf(columns)
          for (const id of members) {
            const place = at.get(id)
            if (place !== undefined) known[place] = 1
          }
        }
        flags.set(columns, known)
      }
      return known
    },
  }
}
