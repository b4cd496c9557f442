import { lt } from 'drizzle-orm'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { countedToday, serviceDay, viewedService, visitorSalt } from './schema.server.ts'
import { dayOf } from './seen.ts'

/** The longest period and the one before it, and some days to spare. */
const RETENTION_DAYS = 1_490
export const VIEWED_RETENTION_DAYS = 180

/** Who was counted is forgotten with the day; what was counted stays as long as a chart can show it. */
export async function sweepViews(tx: Transaction): Promise<void> {
  const today = dayOf(tx.now)
  await tx.db.delete(visitorSalt).where(lt(visitorSalt.day, today))
  await tx.db.delete(countedToday).where(lt(countedToday.day, today))
  await tx.db.delete(serviceDay).where(lt(serviceDay.day, dayOf(addDays(tx.now, -RETENTION_DAYS))))
  await tx.db.delete(viewedService).where(lt(viewedService.viewedAt, addDays(tx.now, -VIEWED_RETENTION_DAYS)))
}
