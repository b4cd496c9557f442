import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import type { Minor } from '#platform/money/money.ts'
import { type AddedFile, addFiles } from '../files/add-files.ts'
import { stopClocks } from '../clocks/clocks.ts'
import { expectMove } from '../moves/expect-move.ts'
import { concludeMove } from '../moves/make-move.ts'
import { enterRoom, type LockedDeal, milestoneIn, openDisputeIn } from '../moves/locked-deal.ts'
import { dispute } from '../schema.server.ts'
import { endDispute } from './end-dispute.ts'
import type { Party } from '../states.ts'
import { record } from '../moves/timeline.ts'

type In = { dealId: string }

/** The other side says how they see it. */
export async function answerDispute(
  tx: Transaction,
  actor: MemberActor,
  { dealId, answer, files }: In & { answer: string; files: readonly AddedFile[] },
): Promise<void> {
  authorise(actor, 'deal.act')
  const room = await enterRoom(tx, actor, dealId)
  expectMove(tx, room, 'answerDispute')
  const open = openDisputeIn(room)
  await change(tx, room, { answer, answeredAt: tx.now })
  await addFiles(tx, { dealId, subjectId: open.id, by: room.by }, files)
  await stopClocks(tx, open.id, ['dispute-unanswered'])
  await record(tx, room, 'dispute-answered', { milestoneId: open.milestoneId })
  await concludeMove(tx, room, 'answerDispute')
}

/** Offers how much of the price was earned; the newest offer stands until the other side agrees. */
export async function offerSettlement(
  tx: Transaction,
  actor: MemberActor,
  { dealId, earnedMinor }: In & { earnedMinor: Minor },
): Promise<void> {
  authorise(actor, 'deal.act')
  const room = await enterRoom(tx, actor, dealId)
  expectMove(tx, room, 'offerSettlement')
  const open = openDisputeIn(room)
  if (earnedMinor < 0n || earnedMinor > milestoneIn(room, open.milestoneId).priceMinor)
    throw new Invalid('The amount is not within the price', {
      earnedMinor: ['Amount: between nothing and the price of the milestone'],
    })
  await change(tx, room, { offeredBy: room.by, offeredMinor: earnedMinor })
  await record(tx, room, 'settlement-offered', {
    milestoneId: open.milestoneId,
    data: { earnedMinor: Number(earnedMinor) },
  })
  await concludeMove(tx, room, 'offerSettlement')
}

/** Agrees to the offer that was read: the money moves as it says, at once. */
export async function agreeSettlement(
  tx: Transaction,
  actor: MemberActor,
  { dealId, earnedMinor }: In & { earnedMinor: Minor },
): Promise<void> {
  authorise(actor, 'deal.pay')
  const room = await enterRoom(tx, actor, dealId)
  expectMove(tx, room, 'agreeSettlement')
  if (room.dispute?.offeredMinor !== earnedMinor)
    throw new Conflict('The offer changed meanwhile: read the new one first')
  await endDispute(tx, room, { state: 'settled', earnedMinor, fault: 'both' })
}

/** Whoever opened it lets it go: the deal goes on where it stopped. */
export async function withdrawDispute(tx: Transaction, actor: MemberActor, { dealId }: In): Promise<void> {
  authorise(actor, 'deal.act')
  const room = await enterRoom(tx, actor, dealId)
  expectMove(tx, room, 'withdrawDispute')
  await endDispute(tx, room, { state: 'withdrawn' })
}

async function change(
  tx: Transaction,
  room: LockedDeal & { by: Party },
  set: Partial<typeof dispute.$inferInsert>,
): Promise<void> {
  const open = openDisputeIn(room)
  const [changed] = await tx.db.update(dispute).set(set).where(eq(dispute.id, open.id)).returning()
  room.dispute = changed
}
