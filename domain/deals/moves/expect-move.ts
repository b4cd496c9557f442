import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { type Attempt, factsOf, isUnpaid } from './deal-facts.ts'
import { type DealRequest, type LockedDeal, type Milestone, milestoneIn } from './locked-deal.ts'
import { NO_REQUEST } from './refusal-words.ts'
import { type MoveName, whyNot } from '../policy.ts'

/** The move is allowed now, or the one who came too late is told why not. */
export function expectMove(
  tx: Pick<Transaction, 'now'>,
  room: LockedDeal,
  name: MoveName,
  about: Omit<Attempt, 'by' | 'now'> = {},
): void {
  const { by, isWorker } = room
  const who = { by, isWorker, isUnpaid: isUnpaid(room, room.memberId) }
  const refusal = whyNot(factsOf(room), name, { ...about, ...who, now: tx.now })
  if (refusal) throw new Conflict(refusal)
}

/** The same for one of the milestones. */
export function expectMilestoneMove(
  tx: Pick<Transaction, 'now'>,
  room: LockedDeal,
  name: MoveName,
  milestoneId: string,
): Milestone {
  const found = milestoneIn(room, milestoneId)
  expectMove(tx, room, name, { milestoneId })
  return found
}

/** The same for what one side asks. */
export function expectRequestMove(
  tx: Pick<Transaction, 'now'>,
  room: LockedDeal,
  name: MoveName,
  requestId: string,
): DealRequest {
  expectMove(tx, room, name, { requestId })
  const found = room.requests.find(({ id }) => id === requestId)
  if (!found) throw new Conflict(NO_REQUEST)
  return found
}
