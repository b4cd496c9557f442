import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Forbidden, Invalid } from '#platform/errors/errors.ts'
import type { Minor } from '#platform/money/money.ts'
import { figuresOf } from '../milestones/end-milestone.ts'
import { expectMove } from '../moves/expect-move.ts'
import {
  decisionIn,
  type Dispute,
  enterAsAdministrator,
  type LockedDeal,
  milestoneIn,
} from '../moves/locked-deal.ts'
import { concludeMove } from '../moves/make-move.ts'
import { hasPartIn } from '../moves/seller-people.ts'
import { record } from '../moves/timeline.ts'
import { authorise } from '../permissions.ts'
import { dispute, type Fault } from '../schema.server.ts'
import { pricedAs } from '../settle-rules.ts'
import { reachOf } from './appeal-rules.ts'
import { resumeDeal } from './resume-deal.ts'
import { settleAppeal } from './settle-appeal.ts'

type Which = { dealId: string; milestoneId: string }
type SecondDecision = Which & { earnedMinor: Minor; fault: Fault; reasons: string }

/** Whoever has a part in the deal judges nothing in it. */
export async function expectMayJudgeDispute(
  tx: Transaction,
  actor: MemberActor,
  which: Which,
): Promise<void> {
  await enterAppealed(tx, actor, which)
}

/** The second and last word: within what is held for it, carried out at once. */
export async function decideAgain(
  tx: Transaction,
  actor: MemberActor,
  { dealId, milestoneId, earnedMinor, fault, reasons }: SecondDecision,
): Promise<void> {
  const { room, appealed } = await enterAppealed(tx, actor, { dealId, milestoneId })
  const milestone = milestoneIn(room, milestoneId)
  const had = milestone.earnedMinor ?? milestone.priceMinor
  const { leastMinor, mostMinor } = reachOf(pricedAs(room.deal, milestone), {
    earnedMinor: had,
    heldMinor: appealed.appealHeldMinor,
  })
  if (earnedMinor < leastMinor || earnedMinor > mostMinor)
    throw new Invalid('The amount is not within what is held', {
      earned: ['Earned by the seller: only what is held for the appeal can still be moved'],
    })
  await end(tx, room, appealed, { earnedMinor, fault, reasons })
}

/** It stays as it was decided: what was held for the appeal goes back to where it came from. */
export async function upholdDecision(
  tx: Transaction,
  actor: MemberActor,
  { dealId, milestoneId, reasons }: Which & { reasons: string },
): Promise<void> {
  const { room, appealed } = await enterAppealed(tx, actor, { dealId, milestoneId })
  const { earnedMinor, priceMinor } = milestoneIn(room, milestoneId)
  await end(tx, room, appealed, { earnedMinor: earnedMinor ?? priceMinor, fault: appealed.fault, reasons })
}

async function enterAppealed(tx: Transaction, actor: MemberActor, { dealId, milestoneId }: Which) {
  authorise(actor, 'disputes.decide')
  const room = await enterAsAdministrator(tx, actor, dealId)
  if (await hasPartIn(tx.db, room, actor.id)) throw new Forbidden('Nobody decides about a deal of their own')
  expectMove(tx, room, 'decideAgain', { milestoneId })
  return { room, appealed: decisionIn(room, milestoneId) }
}

type Ending = { earnedMinor: Minor; fault: Fault | null; reasons: string }

async function end(
  tx: Transaction,
  room: LockedDeal,
  appealed: Dispute,
  { earnedMinor, fault, reasons }: Ending,
): Promise<void> {
  const milestone = milestoneIn(room, appealed.milestoneId)
  const isChanged = earnedMinor !== milestone.earnedMinor || fault !== appealed.fault
  const parts = await settleAppeal(tx, room, milestone, appealed, { earnedMinor, fault })
  const [ended] = await tx.db
    .update(dispute)
    .set({ state: 'decided', earnedMinor, fault, appealReasons: reasons, appealEndedAt: tx.now })
    .where(eq(dispute.id, appealed.id))
    .returning()
  room.disputes = room.disputes.map((one) => (one.id === appealed.id && ended ? ended : one))
  await record(tx, room, isChanged ? 'decision-changed' : 'decision-upheld', {
    milestoneId: milestone.id,
    data: { earnedMinor: Number(earnedMinor), fault, ...figuresOf(parts) },
  })
  await resumeDeal(tx, room)
  await concludeMove(tx, room, 'decideAgain')
}
