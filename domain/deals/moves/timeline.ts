import { sql } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import type { LockedDeal } from './locked-deal.ts'
import { listPeople } from './seller-people.ts'
import type { TimelineKind } from '../timeline-words.ts'

export type Happened = {
  milestoneId?: string
  /** The figures of what happened, as they were. */
  data?: Record<string, string | number | null>
}

/** Adds to what happened in a deal, and says so to whoever waits for it. */
export async function record(
  tx: Transaction,
  room: LockedDeal,
  kind: TimelineKind,
  { milestoneId, data = {} }: Happened = {},
): Promise<void> {
  const dealId = room.deal.id
  const { rows } = await tx.db.execute<{ number: number }>(sql`
    with counted as (
      update deal set events_count = events_count + 1 where id = ${dealId}::uuid returning events_count
    )
    insert into deal_event (deal_id, number, at, by, member_id, kind, milestone_id, data)
    select ${dealId}::uuid, events_count, ${tx.now.toISOString()}::timestamptz, ${room.by}, ${room.memberId}::uuid,
      ${kind}, ${milestoneId ?? null}::uuid, ${JSON.stringify(data)}::jsonb
    from counted returning number`)
  const [written] = rows
  if (!written) throw new Error(`The deal ${dealId} is gone`)
  await tx.announce({
    kind: 'deal.happened',
    dealId,
    number: written.number,
    what: kind,
    partyIds: await listPeople(tx.db, room.deal),
    isDisputed: room.disputes.some(({ state }) => state === 'open'),
    byId: room.memberId,
  })
}
