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
import { type Dispute, enterRoom, type LockedDeal, milestoneIn, openDisputeIn } from '../moves/locked-deal.ts'
import { dispute } from '../schema.server.ts'
import { endDispute } from './end-dispute.ts'
import type { Party } from '../states.ts'
import { record } from '../moves/timeline.ts'

/** The open dispute of this milestone. */
type In = { dealId: string; milestoneId: string }

/** The other side says how they see it. */
export async function answerDispute(
  tx: Transaction,
  actor: MemberActor,
  { dealId, milestoneId, answer, files }: In & { answer: string; files: readonly AddedFile[] },
): Promise<void> {
  authorise(actor, 'deal.act')
  const room = await enterRoom(tx, actor, dealId)
  expectMove(tx, room, 'answerDispute', { milestoneId })
  const open = openDisputeIn(room, milestoneId)
  await change(tx, room, open, { answer, answeredAt: tx.now })
  await addFiles(tx, { dealId, subjectId: open.id, by: room.by }, files)
  await stopClocks(tx, open.id, ['dispute-unanswered'])
  await record(tx, room, 'dispute-answered', { milestoneId })
  await concludeMove(tx, room, 'answerDispute')
}

/** Offers how much of the price was earned; the newest offer stands until the other side agrees. */
export async function offerSettlement(
  tx: Transaction,
  actor: MemberActor,
  { dealId, milestoneId, earnedMinor }: In & { earnedMinor: Minor },
): Promise<void> {
  authorise(actor, 'deal.act')
  const room = await enterRoom(tx, actor, dealId)
  expectMove(tx, room, 'offerSettlement', { milestoneId })
  if (earnedMinor < 0n || earnedMinor > milestoneIn(room, milestoneId).priceMinor)
    throw new Invalid('The amount is not within the price', {
      earnedMinor: ['Amount: between nothing and the price of the milestone'],
    })
  await change(tx, room, openDisputeIn(room, milestoneId), { offeredBy: room.by, offeredMinor: earnedMinor })
  await record(tx, room, 'settlement-offered', {
    milestoneId,
    data: { earnedMinor: Number(earnedMinor) },
  })
  await concludeMove(tx, room, 'offerSettlement')
}

/** Agrees to the offer that was read: the money moves as it says, at once. */
export async function agreeSettlement(
  tx: Transaction,
  actor: MemberActor,
  { dealId, milestoneId, earnedMinor }: In & { earnedMinor: Minor },
): Promise<void> {
  authorise(actor, 'deal.pay')
  const room = await enterRoom(tx, actor, dealId)
  expectMove(tx, room, 'agreeSettlement', { milestoneId })
  const open = openDisputeIn(room, milestoneId)
  if (open.offeredMinor !== earnedMinor)
    throw new Conflict('The offer changed meanwhile: read the new one first')
  await endDispute(tx, room, open, { state: 'settled', earnedMinor, fault: 'both' })
}

/** Whoever opened it lets it go: the milestone goes on where it stopped. */
export async function withdrawDispute(
  tx: Transaction,
  actor: MemberActor,
  { dealId, milestoneId }: In,
): Promise<void> {
  authorise(actor, 'deal.act')
  const room = await enterRoom(tx, actor, dealId)
  expectMove(tx, room, 'withdrawDispute', { milestoneId })
  await endDispute(tx, room, openDisputeIn(room, milestoneId), { state: 'withdrawn' })
}

async function change(
  tx: Transaction,
  room: LockedDeal & { by: Party },
  { id }: Dispute,
  set: Partial<typeof dispute.$inferInsert>,
): Promise<void> {
  const [changed] = await tx.db.update(dispute).set(set).where(eq(dispute.id, id)).returning()
  room.disputes = room.disputes.map((one) => (one.id === id && changed ? changed : one))
}
