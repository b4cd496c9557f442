import type { Db } from '#platform/db/database.ts'
import { TooManyRequests } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { log } from '#platform/log/log.ts'
import { errorForLog } from './describe-error.ts'

/** How many reports one address may send a minute: enough to see a fault, too few to bury others. */
export type ReportLimit = { mayReport(address: string, now: Date): Promise<boolean> }

const WINDOW_MS = 60_000
const MOST_ADDRESSES = 10_000

/**
 * Counted by all processes together. This one counts too: whoever is past the limit here costs no query, and when the database
 * is away, which is just when browsers have something to report, its count alone decides.
 */
export function openReportLimit(db: Db, mostAMinute: number): ReportLimit {
  const limit = { name: 'reports', most: mostAMinute, everySeconds: WINDOW_MS / 1_000 }
  const mayReportHere = openOwnCount(mostAMinute)
  return {
    async mayReport(address, now) {
      if (!mayReportHere(address, now)) return false
      try {
        await countUse(db, limit, address, now)
        return true
      } catch (error) {
        if (error instanceof TooManyRequests) return false
        log.warn({ fault: errorForLog(error) }, 'a report could not be counted')
        return true
      }
    },
  }
}

function openOwnCount(most: number): (address: string, now: Date) => boolean {
  let used = new Map<string, number>()
  let endsAt = 0
  return (address, now) => {
    if (now.getTime() >= endsAt || used.size >= MOST_ADDRESSES) {
      used = new Map()
      endsAt = now.getTime() + WINDOW_MS
    }
    const count = (used.get(address) ?? 0) + 1
    used.set(address, count)
    return count <= most
  }
}
