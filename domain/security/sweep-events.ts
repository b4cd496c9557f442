import { lt } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { deleteInPortions } from '#platform/jobs/delete-in-portions.ts'
import { securityEvent } from './schema.server.ts'

const RETENTION_DAYS = 400

/** Lets go of what is older than the log is kept. */
export function sweepEvents(db: Db, now: Date): Promise<number> {
  return deleteInPortions(db, securityEvent, lt(securityEvent.at, addDays(now, -RETENTION_DAYS)))
}
