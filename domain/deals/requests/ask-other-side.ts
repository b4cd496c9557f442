import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { Minor } from '#platform/money/money.ts'
import { expectMilestoneMove, expectMove } from '../moves/expect-move.ts'
import { after, DAY_MS, holdClocks, HOUR_MS, setClock } from '../clocks/clocks.ts'
import { concludeMove } from '../moves/make-move.ts'
import { enterRoom, type LockedDeal } from '../moves/locked-deal.ts'
import { dealRequest, type Fault } from '../schema.server.ts'
import type { Party } from '../states.ts'
import { record } from '../moves/timeline.ts'
import { hasAskedSinceDelivery } from './asked-since-delivery.ts'

type NewRequest = Omit<typeof dealRequest.$inferInsert, 'dealId' | 'by' | 'askedAt'>

/** Writes down what one side asks. */
export async function ask(
  tx: Transaction,
  room: LockedDeal & { by: Party },
  request: NewRequest,
): Promise<string> {
  const [made] = await tx.db
    .insert(dealRequest)
    .values({ ...request, dealId: room.deal.id, by: room.by, askedAt: tx.now })
    .returning()
  if (!made) throw new Error('No request was made')
  room.requests = [...room.requests, made]
  return made.id
}

/** Either asks for more time, the other agrees. */
export async function askExtension(
  tx: Transaction,
  actor: MemberActor,
  {
    dealId,
    milestoneId,
    days,
    reason,
  }: { dealId: string; milestoneId: string; days: number; reason: string },
): Promise<void> {
  authorise(actor, 'deal.act')
  const room = await enterRoom(tx, actor, dealId)
  const { dueAt: from } = expectMilestoneMove(tx, room, 'askExtension', milestoneId)
  await ask(tx, room, { kind: 'extension', milestoneId, days, reason })
  const dates = from && {
    dueFrom: from.toISOString(),
    dueAt: after(from, days * DAY_MS).toISOString(),
  }
  await record(tx, room, 'extension-asked', { milestoneId, data: { days, reason, ...dates } })
  await concludeMove(tx, room, 'askExtension')
}

/**
 * Either asks to cancel and says whose fault it is; the other answers in time. Silence agrees where nothing was delivered; else
 * the request lapses, and the time to accept stands still until then: for a buyer once for each delivery, or they could hold it for ever.
 */
export async function askCancellation(
  tx: Transaction,
  actor: MemberActor,
  {
    dealId,
    milestoneId,
    reason,
    fault,
  }: { dealId: string; milestoneId: string; reason: string; fault: Fault },
): Promise<void> {
  authorise(actor, 'deal.act')
  const room = await enterRoom(tx, actor, dealId)
  const { state } = expectMilestoneMove(tx, room, 'askCancellation', milestoneId)
  const answerBy = after(tx.now, room.deal.rules.cancellationAnswerHours * HOUR_MS)
  // What is due stays due: only the time to accept stands still.
  const mayHold =
    state === 'delivered' && (room.by === 'seller' || !(await hasAskedSinceDelivery(tx, milestoneId)))
  const id = await ask(tx, room, { kind: 'cancellation', milestoneId, reason, fault, answerBy })
  await setClock(tx, { dealId, subjectId: id, kind: 'agree-cancellation', runsAt: answerBy })
  if (mayHold) await holdClocks(tx, [milestoneId])
  await record(tx, room, 'cancellation-asked', {
    milestoneId,
    data: { reason, fault, answerBy: answerBy.toISOString() },
  })
  await concludeMove(tx, room, 'askCancellation')
}

/** Either proposes another milestone, the other agrees; then it can be paid for. */
export async function proposeMilestone(
  tx: Transaction,
  actor: MemberActor,
  {
    dealId,
    title,
    priceMinor,
    days,
    reason,
  }: {
    dealId: string
    title: string
    priceMinor: Minor
    days: number
    reason: string
  },
): Promise<void> {
  authorise(actor, 'deal.act')
  const room = await enterRoom(tx, actor, dealId)
  expectMove(tx, room, 'proposeMilestone')
  await ask(tx, room, { kind: 'milestone', title, priceMinor, days, reason })
  await record(tx, room, 'milestone-proposed', { data: { title, amountMinor: Number(priceMinor), days } })
  await concludeMove(tx, room, 'proposeMilestone')
}
