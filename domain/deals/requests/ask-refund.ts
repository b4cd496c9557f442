import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import type { Minor } from '#platform/money/money.ts'
import { clearsAt, isPartOf } from '../milestones/clearing-rules.ts'
import { setClock } from '../clocks/clocks.ts'
import { expectMilestoneMove } from '../moves/expect-move.ts'
import { enterRoom } from '../moves/locked-deal.ts'
import { concludeMove } from '../moves/make-move.ts'
import { record } from '../moves/timeline.ts'
import { authorise } from '../permissions.ts'
import { ask } from './ask-other-side.ts'

type NewRefund = { dealId: string; milestoneId: string; refundMinor: Minor; reason: string }

/** Either proposes that part of the price goes back, without a dispute; nothing moves until the other side agrees. */
export async function askRefund(
  tx: Transaction,
  actor: MemberActor,
  { dealId, milestoneId, refundMinor, reason }: NewRefund,
): Promise<void> {
  authorise(actor, 'deal.act')
  const room = await enterRoom(tx, actor, dealId)
  const milestone = expectMilestoneMove(tx, room, 'askRefund', milestoneId)
  if (!isPartOf(refundMinor, milestone))
    throw new Invalid('The amount is not a part of the price', {
      refundMinor: ['Amount: more than nothing and less than the price of the milestone'],
    })
  // Once the money has cleared it is the seller's, and there is nothing left to agree to.
  const answerBy = milestone.state === 'released' ? clearsAt(room.deal, milestone) : null
  const id = await ask(tx, room, { kind: 'refund', milestoneId, refundMinor, reason, answerBy })
  if (answerBy) await setClock(tx, { dealId, subjectId: id, kind: 'lapse-refund', runsAt: answerBy })
  await record(tx, room, 'refund-asked', {
    milestoneId,
    data: {
      reason,
      refundMinor: Number(refundMinor),
      ...(answerBy ? { answerBy: answerBy.toISOString() } : {}),
    },
  })
  await concludeMove(tx, room, 'askRefund')
}
