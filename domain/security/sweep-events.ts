import { inArray, lt } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { securityEvent } from './schema.server.ts'

const RETENTION_DAYS = 400
const AT_ONCE = 5_000

/** Lets go of what is older than the log is kept, in small portions, so that a large log never holds anyone up. */
export async function sweepEvents(db: Db, now: Date): Promise<number> {
  let swept = 0
  for (;;) {
    const oldest = db
      .select({ id: securityEvent.id })
      .from(securityEvent)
      .where(lt(securityEvent.at, addDays(now, -RETENTION_DAYS)))
      .limit(AT_ONCE)
    const { rowCount } = await db.delete(securityEvent).where(inArray(securityEvent.id, oldest))
    swept += rowCount ?? 0
    if ((rowCount ?? 0) < AT_ONCE) return swept
  }
}
