import { eq } from 'drizzle-orm'
import { writeSoon } from '#platform/db/pending-writes.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { answeredByItself } from '../requests/answered-by-itself.ts'
import { isArgued } from './deal-facts.ts'
import type { LockedDeal } from './locked-deal.ts'
import { listPeople } from './seller-people.ts'
import { deal, dealEvent } from '../schema.server.ts'
import type { TimelineKind } from '../timeline-words.ts'

export type Happened = {
  milestoneId?: string
  /** The figures of what happened, as they were. */
  data?: Record<string, string | number | null>
}

/**
 * Adds to what happened in a deal, and says so to whoever waits for it. Whoever has the room counts its events; how many there are is
 * written with the end of the move (`concludeMove`).
 */
export async function record(
  tx: Transaction,
  room: LockedDeal,
  kind: TimelineKind,
  { milestoneId, data = {} }: Happened = {},
): Promise<void> {
  const { id: dealId, eventsCount } = room.deal
  const number = eventsCount + 1
  room.deal = { ...room.deal, eventsCount: number }
  writeSoon(tx.db, {
    query: tx.db.insert(dealEvent).values({
      dealId,
      number,
      at: tx.now,
      by: room.by,
      memberId: room.memberId,
      kind,
      milestoneId: milestoneId ?? null,
      data,
    }),
  })
  await tx.announce({
    kind: 'deal.happened',
    dealId,
    number,
    what: kind,
    partyIds: await listPeople(tx.db, room.deal),
    isDisputed: room.disputes.some(isArgued),
    byId: room.memberId,
    answered: answeredByItself(dealId, kind, { milestoneId, data }),
  })
}

/** The same for what is no move of the deal. */
export async function recordAside(
  tx: Transaction,
  room: LockedDeal,
  kind: TimelineKind,
  happened: Happened = {},
): Promise<void> {
  await record(tx, room, kind, happened)
  const { id, eventsCount } = room.deal
  writeSoon(tx.db, {
    query: tx.db.update(deal).set({ eventsCount }).where(eq(deal.id, id)),
    rows: [rowOf(id)],
  })
}

/** Under which name what is written of a deal waits to be written. */
export const rowOf = (dealId: string): string => `deal ${dealId}`
