import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { resumeClocks, stopClocks } from '../clocks/clocks.ts'
import type { DealRequest, LockedDeal } from '../moves/locked-deal.ts'
import { dealRequest } from '../schema.server.ts'

/** A request is over; the acceptance that stood still for a cancellation goes on with what it had left. */
export async function closeRequest(
  tx: Transaction,
  room: LockedDeal,
  { id, kind, milestoneId }: DealRequest,
  state: 'agreed' | 'refused' | 'withdrawn' | 'lapsed',
): Promise<void> {
  await tx.db
    .update(dealRequest)
    .set({ state, answeredAt: tx.now })
    .where(and(eq(dealRequest.id, id), eq(dealRequest.state, 'open')))
  await stopClocks(tx, id, ['agree-cancellation', 'lapse-refund'])
  if (kind === 'cancellation' && milestoneId) await resumeClocks(tx, [milestoneId])
  room.requests = room.requests.filter((one) => one.id !== id)
}
