import { lt } from 'drizzle-orm'
import { dayOf } from '#domain/views/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { helpCounted, helpDay } from './schema.server.ts'

/** What readers said of an article that has been rewritten since says nothing of it. */
const RETENTION_DAYS = 400

/** Who was counted is forgotten with the day. */
export async function sweepHelp(tx: Transaction): Promise<void> {
  await tx.db.delete(helpCounted).where(lt(helpCounted.day, dayOf(tx.now)))
  await tx.db.delete(helpDay).where(lt(helpDay.day, dayOf(addDays(tx.now, -RETENTION_DAYS))))
}
