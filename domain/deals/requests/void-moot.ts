import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { stopClocks } from '../clocks/clocks.ts'
import { isArgued } from '../moves/deal-facts.ts'
import type { DealRequest, LockedDeal } from '../moves/locked-deal.ts'
import { record } from '../moves/timeline.ts'
import { dealRequest } from '../schema.server.ts'
import { isDealOver, isHeld } from '../states.ts'
import type { MootReason } from './request-words.ts'

/** After every move: what nobody needs to answer any more is closed, and the timeline says why. */
export async function voidMoot(tx: Transaction, room: LockedDeal): Promise<void> {
  for (const request of room.requests) {
    const because = mootBecause(room, request)
    if (!because) continue
    await tx.db
      .update(dealRequest)
      .set({ state: 'void', answeredAt: tx.now })
      .where(eq(dealRequest.id, request.id))
    await stopClocks(tx, request.id, ['agree-cancellation', 'lapse-refund'])
    room.requests = room.requests.filter(({ id }) => id !== request.id)
    await record(tx, room, 'request-void', {
      ...(request.milestoneId ? { milestoneId: request.milestoneId } : {}),
      data: { request: request.kind, askedBy: request.by, because },
    })
  }
}

/** A request lives as long as what it asks for can be done in the state of its own milestone; other milestones do not matter. */
function mootBecause(
  { deal, milestones, disputes }: LockedDeal,
  request: DealRequest,
): MootReason | undefined {
  const { kind, milestoneId, answerBy } = request
  const about = milestones.find(({ id }) => id === milestoneId)
  if (!about) return isDealOver(deal.state) || deal.endedAt ? 'ended' : undefined
  const { state } = about
  if (disputes.some((one) => isArgued(one) && one.milestoneId === milestoneId)) return 'disputed'
  if (kind === 'extension' ? state === 'funded' : isHeld(state)) return undefined
  // What was asked after the release is answered until the money has cleared.
  const isAskedAfter = kind === 'refund' && state === 'released' && answerBy !== null
  return isAskedAfter || state === 'planned' ? undefined : state
}
