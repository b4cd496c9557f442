import type { Db } from '#platform/db/database.ts'
import { TooManyRequests } from '#platform/errors/errors.ts'
import { openOwnCount } from '#platform/limits/own-count.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { log } from '#platform/log/log.ts'

/** How many reports one address may send a minute: enough to see a fault, too few to bury others. */
export type ReportLimit = { mayReport(address: string, now: Date): Promise<boolean> }

const WINDOW_SECONDS = 60

/**
 * Counted by all processes together. This one counts too: whoever is past the limit here costs no query, and when the database
 * is away, which is just when browsers have something to report, its count alone decides.
 */
export function openReportLimit(db: Db, mostAMinute: number): ReportLimit {
  const limit = { name: 'reports', most: mostAMinute, everySeconds: WINDOW_SECONDS }
  const mayReportHere = openOwnCount(mostAMinute)
  return {
    async mayReport(address, now) {
      if (!mayReportHere(address, now)) return false
      try {
        await countUse(db, limit, address, now)
        return true
      } catch (error) {
        if (error instanceof TooManyRequests) return false
        log.warn({ err: error }, 'a report could not be counted')
        return true
      }
    },
  }
}
