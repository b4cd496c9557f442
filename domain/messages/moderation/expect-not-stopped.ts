import { and, eq, gt } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { conversationStop } from '../schema.server.ts'

const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' })

/** Whoever was stopped by the moderators goes on with whom they know, and begins nothing new. */
export async function expectNotStopped({ db, now }: Transaction, memberId: string): Promise<void> {
  const [stop] = await db
    .select()
    .from(conversationStop)
    .where(and(eq(conversationStop.memberId, memberId), gt(conversationStop.until, now)))
  if (stop)
    throw new Conflict(
      `You can’t begin new conversations until ${DAY.format(stop.until)}. The moderators wrote: ${stop.words}`,
    )
}
