import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Room } from './room.ts'
import { deal, dealEvent } from './schema.server.ts'
import type { TimelineKind } from './timeline-words.ts'

export type Happened = {
  milestoneId?: string
  /** The figures of what happened, as they were. */
  data?: Record<string, string | number | null>
}

/** Adds to what happened in a deal, and says so to whoever waits for it. */
export async function record(
  tx: Transaction,
  room: Room,
  kind: TimelineKind,
  { milestoneId, data = {} }: Happened = {},
): Promise<void> {
  const [counted] = await tx.db
    .update(deal)
    .set({ eventsCount: sql`${deal.eventsCount} + 1` })
    .where(eq(deal.id, room.deal.id))
    .returning({ number: deal.eventsCount })
  const number = counted?.number ?? 0
  await tx.db.insert(dealEvent).values({
    dealId: room.deal.id,
    number,
    at: tx.now,
    by: room.by,
    memberId: room.memberId,
    kind,
    milestoneId: milestoneId ?? null,
    data,
  })
  await tx.announce({ kind: 'deal.happened', dealId: room.deal.id, number, what: kind })
}
