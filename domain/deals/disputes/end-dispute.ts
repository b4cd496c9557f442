import { eq } from 'drizzle-orm'
import { resumeClearing } from '#domain/ledger/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Minor } from '#platform/money/money.ts'
import { after, resumeClocks, stopClocks } from '../clocks/clocks.ts'
import { endMilestone, figuresOf } from '../milestones/end-milestone.ts'
import { concludeMove, dropPlanned, moveMilestone } from '../moves/make-move.ts'
import { type Dispute, type LockedDeal, type Milestone, milestoneIn } from '../moves/locked-deal.ts'
import type { MoveName } from '../moves/moves.ts'
import { dispute, type Fault } from '../schema.server.ts'
import { type Settlement } from '../settle-rules.ts'
import { isHeld } from '../states.ts'
import { appealBy } from './appeal-rules.ts'
import { resumeDeal } from './resume-deal.ts'
import { takeBack } from './take-back.ts'
import { record } from '../moves/timeline.ts'

export type Ending =
  | { state: 'withdrawn' }
  | { state: 'settled'; earnedMinor: Minor; fault: Fault }
  | { state: 'decided'; earnedMinor: Minor; fault: Fault; reasons: string }

const moveTo = {
  withdrawn: 'withdrawDispute',
  settled: 'agreeSettlement',
  decided: 'decideDispute',
} as const satisfies Record<Ending['state'], MoveName>

/** Ends an open dispute: the money moves at once as it was settled or decided, or the milestone goes on where it stopped. */
export async function endDispute(
  tx: Transaction,
  room: LockedDeal,
  open: Dispute,
  ending: Ending,
): Promise<void> {
  const move = moveTo[ending.state]
  const [ended] = await tx.db
    .update(dispute)
    .set({
      state: ending.state,
      endedAt: tx.now,
      ...('earnedMinor' in ending ? { earnedMinor: ending.earnedMinor, fault: ending.fault } : {}),
      ...(ending.state === 'decided'
        ? { reasons: ending.reasons, decidedBy: room.memberId, appealBy: appealBy(room.deal, tx.now) }
        : {}),
    })
    .where(eq(dispute.id, open.id))
    .returning()
  if (!ended) throw new Error('The dispute is gone')
  await stopClocks(tx, open.id, ['dispute-unanswered', 'dispute-undecided'])
  room.disputes = room.disputes.map((one) => (one.id === open.id ? ended : one))
  const milestone = milestoneIn(room, open.milestoneId)
  const parts = 'earnedMinor' in ending ? await moveMoney(tx, room, move, open, ending) : undefined
  if (ending.state === 'withdrawn' && open.isMoneyHeld && open.isClaim) await resumeClearing(tx, milestone.id)
  const dueAt = ending.state === 'withdrawn' ? await resumeTime(tx, room, move, open, milestone) : null
  await record(tx, room, `dispute-${ending.state}`, {
    milestoneId: milestone.id,
    data: {
      ...('earnedMinor' in ending ? { earnedMinor: Number(ending.earnedMinor), fault: ending.fault } : {}),
      ...(parts ? figuresOf(parts) : {}),
      ...(dueAt ? { dueAt: dueAt.toISOString() } : {}),
    },
  })
  await resumeDeal(tx, room)
  await concludeMove(tx, room, move)
}

/** Time under dispute is nobody's: clocks go on with what they had left, and what is due is due as much later. */
async function resumeTime(
  tx: Transaction,
  room: LockedDeal,
  move: MoveName,
  { openedAt }: Dispute,
  milestone: Milestone,
): Promise<Date | null> {
  await resumeClocks(tx, [milestone.id])
  if (milestone.state !== 'funded' || !milestone.dueAt) return null
  const dueAt = after(milestone.dueAt, tx.now.getTime() - openedAt.getTime())
  await moveMilestone(tx, room, move, milestone, { dueAt })
  return dueAt
}

async function moveMoney(
  tx: Transaction,
  room: LockedDeal,
  move: MoveName,
  open: Dispute,
  { earnedMinor, fault }: { earnedMinor: Minor; fault: Fault },
): Promise<Settlement> {
  const milestone = milestoneIn(room, open.milestoneId)
  if (open.isClaim) return takeBack(tx, room, move, open, milestone, earnedMinor)
  const parts = await endMilestone(tx, room, move, milestone, { earnedMinor, fault })
  // What was planned after a milestone that came to nothing is not begun.
  if (earnedMinor === 0n && !room.milestones.some(({ state }) => isHeld(state)))
    await dropPlanned(tx, room, move)
  return parts
}
