import { lt } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { deleteInPortions } from '#platform/jobs/delete-in-portions.ts'
import { countedToday, serviceDay, viewedService, visitorSalt } from './schema.server.ts'
import { dayOf } from './seen.ts'

/** The longest period and the one before it, and some days to spare. */
const RETENTION_DAYS = 1_490
export const VIEWED_RETENTION_DAYS = 180

/** Who was counted is forgotten with the day; what was counted stays as long as a chart can show it. */
export async function sweepViews(db: Db, now: Date): Promise<void> {
  const today = dayOf(now)
  // First and by itself: without its salt nothing that was counted tells of anybody, however long it takes to go.
  await db.delete(visitorSalt).where(lt(visitorSalt.day, today))
  await deleteInPortions(db, countedToday, lt(countedToday.day, today))
  await deleteInPortions(db, serviceDay, lt(serviceDay.day, dayOf(addDays(now, -RETENTION_DAYS))))
  await deleteInPortions(db, viewedService, lt(viewedService.viewedAt, addDays(now, -VIEWED_RETENTION_DAYS)))
}
