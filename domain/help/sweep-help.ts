import { lt } from 'drizzle-orm'
import { dayOf } from '#domain/views/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { deleteInPortions } from '#platform/jobs/delete-in-portions.ts'
import { helpCounted, helpDay } from './schema.server.ts'

/** What readers said of an article that has been rewritten since says nothing of it. */
const RETENTION_DAYS = 400

/** Who was counted is forgotten with the day. */
export async function sweepHelp(db: Db, now: Date): Promise<void> {
  await deleteInPortions(db, helpCounted, lt(helpCounted.day, dayOf(now)))
  await deleteInPortions(db, helpDay, lt(helpDay.day, dayOf(addDays(now, -RETENTION_DAYS))))
}
