import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { escrow, holdClearing, lockMoney, postTransfer } from '#domain/ledger/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { negated, smallest, type Minor } from '#platform/money/money.ts'
import { holdClocks } from '../clocks/clocks.ts'
import { expectMilestoneMove } from '../moves/expect-move.ts'
import {
  decisionIn,
  type Dispute,
  enterRoom,
  type LockedDeal,
  memberOf,
  type Milestone,
} from '../moves/locked-deal.ts'
import { concludeMove } from '../moves/make-move.ts'
import { record } from '../moves/timeline.ts'
import { authorise } from '../permissions.ts'
import { dispute } from '../schema.server.ts'
import { pricedAs, settle } from '../settle-rules.ts'
import { isInReach } from './appeal-rules.ts'

/**
 * One side does not agree with what was decided: what of its money can still be moved is held on both sides until somebody has looked
 * at it again. What clears stops, what the buyer got back goes into escrow again as far as it is there.
 */
export async function appealDecision(
  tx: Transaction,
  actor: MemberActor,
  { dealId, milestoneId, decideBy }: { dealId: string; milestoneId: string; decideBy: Date },
): Promise<void> {
  authorise(actor, 'deal.act')
  const room = await enterRoom(tx, actor, dealId)
  const milestone = expectMilestoneMove(tx, room, 'appealDecision', milestoneId)
  const decided = decisionIn(room, milestoneId)
  const heldMinor = await holdMoney(tx, room, milestone, decided)
  const [appealed] = await tx.db
    .update(dispute)
    .set({
      state: 'appealed',
      appealedBy: room.by,
      appealedAt: tx.now,
      appealHeldMinor: heldMinor,
      decideBy,
    })
    .where(eq(dispute.id, decided.id))
    .returning()
  room.disputes = room.disputes.map((one) => (one.id === appealed?.id ? appealed : one))
  // What waits for the whole deal waits for this too.
  await holdClocks(tx, [dealId])
  await record(tx, room, 'decision-appealed', {
    milestoneId,
    data: heldMinor ? { amountMinor: Number(heldMinor) } : {},
  })
  await concludeMove(tx, room, 'appealDecision')
}

/** Nothing where it is out of reach; else what went back into escrow, which may be none of it. */
async function holdMoney(
  tx: Transaction,
  { deal }: LockedDeal,
  milestone: Milestone,
  decided: Dispute,
): Promise<Minor | null> {
  const earnedMinor = milestone.earnedMinor
  if (earnedMinor === null || !isInReach(deal, decided, tx.now)) return null
  const { toSeller, toBuyer } = settle(pricedAs(deal, milestone), earnedMinor)
  if (!(await holdClearing(tx, milestone.id)) && toSeller > 0n) return null
  const buyerId = memberOf(deal, 'buyer')
  const amount = smallest(toBuyer, await lockMoney(tx, buyerId))
  if (amount > 0n)
    await postTransfer(tx, {
      kind: 'fund',
      key: `appeal:${decided.id}`,
      subject: { kind: 'milestone', id: milestone.id },
      dealId: deal.id,
      postings: [
        { spentBy: buyerId, amount: negated(amount) },
        { account: escrow(milestone.id), amount },
      ],
    })
  return amount
}
