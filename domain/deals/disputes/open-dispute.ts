import type { MemberActor } from '#domain/actor.ts'
import { holdClearing } from '#domain/ledger/index.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Invalid } from '#platform/errors/errors.ts'
import type { Minor } from '#platform/money/money.ts'
import { expectMilestoneMove } from '../moves/expect-move.ts'
import { type AddedFile, addFiles } from '../files/add-files.ts'
import { after, DAY_MS, holdClocks, HOUR_MS, setClocks } from '../clocks/clocks.ts'
import { concludeMove } from '../moves/make-move.ts'
import { enterRoom, type Milestone, type LockedDeal } from '../moves/locked-deal.ts'
import { dispute, type DisputeReason } from '../schema.server.ts'
import type { Party } from '../states.ts'
import { record } from '../moves/timeline.ts'
import { addWorkingDays } from '#platform/clock/working-days.ts'

type NewDispute = {
  dealId: string
  milestoneId: string
  reason: DisputeReason
  /** How much of the price was earned, in the eyes of who opens it. */
  wantedMinor: Minor
  statement: string
  files: readonly AddedFile[]
}

/**
 * The clocks and the due date of this milestone stop, and nothing else does; the other side answers, the two settle, or an
 * administrator decides.
 */
export async function openDispute(tx: Transaction, actor: MemberActor, input: NewDispute): Promise<void> {
  authorise(actor, 'deal.act')
  const room = await enterRoom(tx, actor, input.dealId)
  const milestone = expectMilestoneMove(tx, room, 'openDispute', input.milestoneId)
  await open(tx, room, milestone, input, { isClaim: false, isMoneyHeld: true })
}

/** After the release, once a side and milestone: stops the money that is still clearing, or asks the seller for what has cleared. */
export async function claimMoney(tx: Transaction, actor: MemberActor, input: NewDispute): Promise<void> {
  authorise(actor, 'deal.act')
  const room = await enterRoom(tx, actor, input.dealId)
  const milestone = expectMilestoneMove(tx, room, 'claimMoney', input.milestoneId)
  const isMoneyHeld = await holdClearing(tx, milestone.id)
  await open(tx, room, milestone, input, { isClaim: true, isMoneyHeld })
}

async function open(
  tx: Transaction,
  room: LockedDeal & { by: Party },
  milestone: Milestone,
  { dealId, reason, wantedMinor, statement, files }: NewDispute,
  kind: { isClaim: boolean; isMoneyHeld: boolean },
): Promise<void> {
  if (wantedMinor < 0n || wantedMinor > milestone.priceMinor)
    throw new Invalid('The amount is not within the price', {
      wantedMinor: ['Amount: between nothing and the price of the milestone'],
    })
  const { disputeAnswerHours, disputeSettleDays, disputeDecisionWorkingDays } = room.deal.rules
  const answerBy = after(tx.now, disputeAnswerHours * HOUR_MS)
  const settleBy = after(tx.now, disputeSettleDays * DAY_MS)
  const [made] = await tx.db
    .insert(dispute)
    .values({
      dealId,
      milestoneId: milestone.id,
      openedBy: room.by,
      ...kind,
      reason,
      wantedMinor,
      statement,
      openedAt: tx.now,
      answerBy,
      settleBy,
      decideBy: addWorkingDays(settleBy, disputeDecisionWorkingDays),
    })
    .returning()
  if (!made) throw new Error('No dispute was opened')
  room.disputes = [...room.disputes, made]
  await addFiles(tx, { dealId, subjectId: made.id, by: room.by }, files)
  await holdClocks(tx, [milestone.id, dealId])
  await setClocks(tx, [
    { dealId, subjectId: made.id, kind: 'dispute-unanswered', runsAt: answerBy },
    { dealId, subjectId: made.id, kind: 'dispute-undecided', runsAt: settleBy },
  ])
  await record(tx, room, !kind.isClaim ? 'dispute-opened' : kind.isMoneyHeld ? 'claimed' : 'return-asked', {
    milestoneId: milestone.id,
    data: { reason, wantedMinor: Number(wantedMinor), answerBy: answerBy.toISOString() },
  })
  await concludeMove(tx, room, kind.isClaim ? 'claimMoney' : 'openDispute')
}
