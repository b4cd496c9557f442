import type { Transaction } from '#platform/db/transaction.ts'
import { expectRequestMove } from '../moves/expect-move.ts'
import type { LockedDeal } from '../moves/locked-deal.ts'
import { concludeMove } from '../moves/make-move.ts'
import { record } from '../moves/timeline.ts'
import { closeRequest } from './close-request.ts'

const told = { lapseCancellation: 'cancellation-lapsed', lapseRefund: 'refund-lapsed' } as const

/** Nobody answered in time, and silence agrees to nothing here: things stay as they are. */
export async function lapse(
  tx: Transaction,
  room: LockedDeal,
  move: keyof typeof told,
  requestId: string,
): Promise<void> {
  const request = expectRequestMove(tx, room, move, requestId)
  await closeRequest(tx, room, request, 'lapsed')
  await record(tx, room, told[move], {
    ...(request.milestoneId ? { milestoneId: request.milestoneId } : {}),
    data: { askedBy: request.by },
  })
  await concludeMove(tx, room, move)
}
