import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { faultBySilence } from '../cancellation-rules.ts'
import { after, DAY_MS } from '../clocks/clocks.ts'
import { cancelMilestone, figuresOf } from '../milestones/end-milestone.ts'
import { refundPart } from '../milestones/refund-part.ts'
import { expectRequestMove } from '../moves/expect-move.ts'
import { agreementTo } from '../moves/find-moves.ts'
import { concludeMove, moveMilestone } from '../moves/make-move.ts'
import { type DealRequest, enterRoom, milestoneIn, type LockedDeal } from '../moves/locked-deal.ts'
import { milestone } from '../schema.server.ts'
import { record } from '../moves/timeline.ts'
import { closeRequest } from './close-request.ts'

type Which = { dealId: string; requestId: string }

/** The other side agrees or refuses what was asked. */
export async function answerRequest(
  tx: Transaction,
  actor: MemberActor,
  { dealId, requestId, agrees }: Which & { agrees: boolean },
): Promise<void> {
  authorise(actor, 'deal.act')
  const room = await enterRoom(tx, actor, dealId)
  if (agrees) return agree(tx, room, requestId)
  const request = expectRequestMove(tx, room, 'refuseRequest', requestId)
  await closeRequest(tx, room, request, 'refused')
  await record(tx, room, `${request.kind}-refused`, about(request))
  await concludeMove(tx, room, 'refuseRequest')
}

export async function withdrawRequest(
  tx: Transaction,
  actor: MemberActor,
  { dealId, requestId }: Which,
): Promise<void> {
  authorise(actor, 'deal.act')
  const room = await enterRoom(tx, actor, dealId)
  const request = expectRequestMove(tx, room, 'withdrawRequest', requestId)
  await closeRequest(tx, room, request, 'withdrawn')
  await record(tx, room, 'request-withdrawn', about(request))
  await concludeMove(tx, room, 'withdrawRequest')
}

/** Also what the clock does with a cancellation that nobody answered in time. */
export async function agree(tx: Transaction, room: LockedDeal, requestId: string): Promise<void> {
  const asked = room.requests.find(({ id }) => id === requestId)
  const move = agreementTo[asked?.kind ?? 'extension']
  const request = expectRequestMove(tx, room, move, requestId)
  await closeRequest(tx, room, request, 'agreed')
  await carryOut[request.kind](tx, room, request)
  await concludeMove(tx, room, move)
}

const about = ({ kind, milestoneId, days, fault, refundMinor }: DealRequest) => ({
  ...(milestoneId ? { milestoneId } : {}),
  data: { request: kind, days, fault, ...(refundMinor ? { refundMinor: Number(refundMinor) } : {}) },
})

type CarryOut = (tx: Transaction, room: LockedDeal, request: DealRequest) => Promise<void>

const carryOut: Record<DealRequest['kind'], CarryOut> = {
  extension: extend,
  milestone: addMilestone,
  cancellation: cancelAgreed,
  refund: refundAgreed,
}

async function extend(tx: Transaction, room: LockedDeal, { milestoneId, days }: DealRequest): Promise<void> {
  const found = milestoneIn(room, milestoneId ?? '')
  if (!found.dueAt) throw new Error(`The time of the milestone ${found.id} does not run`)
  const dueAt = after(found.dueAt, (days ?? 0) * DAY_MS)
  await moveMilestone(tx, room, 'agreeExtension', found, { dueAt })
  await record(tx, room, 'extension-agreed', {
    milestoneId: found.id,
    data: { days, dueFrom: found.dueAt.toISOString(), dueAt: dueAt.toISOString() },
  })
}

async function addMilestone(tx: Transaction, room: LockedDeal, request: DealRequest): Promise<void> {
  const { title, priceMinor, days } = request
  if (!title || !priceMinor || !days) throw new Error('A proposed milestone is not whole')
  const [made] = await tx.db
    .insert(milestone)
    .values({
      dealId: room.deal.id,
      position: Math.max(-1, ...room.milestones.map(({ position }) => position)) + 1,
      title,
      priceMinor,
      days,
      revisionsLeft: room.deal.revisionsMost,
    })
    .returning()
  if (!made) throw new Error('No milestone was made')
  room.milestones = [...room.milestones, made]
  await record(tx, room, 'milestone-agreed', {
    milestoneId: made.id,
    data: { title, amountMinor: Number(priceMinor), days },
  })
}

async function cancelAgreed(
  tx: Transaction,
  room: LockedDeal,
  { milestoneId, fault: named, by: askedBy }: DealRequest,
): Promise<void> {
  const found = milestoneIn(room, milestoneId ?? '')
  const isSilent = room.by === 'clock'
  const fault = isSilent ? faultBySilence(named ?? 'neither', askedBy) : (named ?? 'neither')
  const parts = await cancelMilestone(tx, room, 'agreeCancellation', found, fault)
  await record(tx, room, isSilent ? 'cancelled-by-silence' : 'cancellation-agreed', {
    milestoneId: found.id,
    data: { fault, ...figuresOf(parts) },
  })
}

async function refundAgreed(tx: Transaction, room: LockedDeal, request: DealRequest): Promise<void> {
  const { id, milestoneId, refundMinor } = request
  if (!refundMinor) throw new Error('A proposed refund says no amount')
  const found = milestoneIn(room, milestoneId ?? '')
  const back = await refundPart(tx, room, found, { refundMinor, key: `refund-part:${id}` })
  await record(tx, room, 'refund-agreed', {
    milestoneId: found.id,
    data: {
      refundMinor: Number(refundMinor),
      priceMinor: Number(found.priceMinor - refundMinor),
      toBuyerMinor: Number(back.toBuyer),
    },
  })
}
