import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { after, DAY_MS, stopClocks } from './clocks.ts'
import { cancelMilestone, figuresOf } from './end-milestone.ts'
import { concludeMove, moveMilestone } from './move.ts'
import { type DealRequest, enterRoom, milestoneIn, type LockedDeal } from './locked-deal.ts'
import { dealRequest, milestone } from './schema.server.ts'
import { record } from './timeline.ts'

type Which = { dealId: string; requestId: string }

/** The other side agrees or refuses what was asked. */
export async function answerRequest(
  tx: Transaction,
  actor: MemberActor,
  { dealId, requestId, agrees }: Which & { agrees: boolean },
): Promise<void> {
  authorise(actor, 'deal.act', { ownerId: actor.id })
  const room = await enterRoom(tx, actor, dealId)
  const request = openRequest(room, requestId)
  if (request.by === room.by) throw new Conflict('You asked this: the other side answers')
  await close(tx, room, request, agrees ? 'agreed' : 'refused')
  if (agrees) await carryOut(tx, room, request)
  else await record(tx, room, `${request.kind}-refused`, about(request))
  await concludeMove(tx, room)
}

export async function withdrawRequest(
  tx: Transaction,
  actor: MemberActor,
  { dealId, requestId }: Which,
): Promise<void> {
  authorise(actor, 'deal.act', { ownerId: actor.id })
  const room = await enterRoom(tx, actor, dealId)
  const request = openRequest(room, requestId)
  if (request.by !== room.by) throw new Conflict('The other side asked this: agree or refuse')
  await close(tx, room, request, 'withdrawn')
  await record(tx, room, 'request-withdrawn', about(request))
  await concludeMove(tx, room)
}

/** Nobody answered a cancellation in time: it goes through. */
export async function agreeBySilence(tx: Transaction, room: LockedDeal, requestId: string): Promise<void> {
  const request = room.requests.find(({ id }) => id === requestId)
  if (!request || room.deal.state !== 'active') return
  await close(tx, room, request, 'agreed')
  await carryOut(tx, room, request)
  await concludeMove(tx, room)
}

function openRequest({ requests, deal }: LockedDeal, requestId: string): DealRequest {
  if (deal.state === 'disputed') throw new Conflict('A dispute is open: everything else waits for it')
  const found = requests.find(({ id }) => id === requestId)
  if (!found) throw new Conflict('This was answered already, or no longer matters')
  return found
}

async function close(
  tx: Transaction,
  room: LockedDeal,
  { id }: DealRequest,
  state: 'agreed' | 'refused' | 'withdrawn',
): Promise<void> {
  await tx.db
    .update(dealRequest)
    .set({ state, answeredAt: tx.now })
    .where(and(eq(dealRequest.id, id), eq(dealRequest.state, 'open')))
  await stopClocks(tx, id, ['agree-cancellation'])
  room.requests = room.requests.filter((one) => one.id !== id)
}

const about = ({ milestoneId, days, fault }: DealRequest) => ({
  ...(milestoneId ? { milestoneId } : {}),
  data: { days, fault },
})

async function carryOut(tx: Transaction, room: LockedDeal, request: DealRequest): Promise<void> {
  if (request.kind === 'extension') await extend(tx, room, request)
  else if (request.kind === 'milestone') await addMilestone(tx, room, request)
  else await cancelAgreed(tx, room, request)
}

async function extend(tx: Transaction, room: LockedDeal, { milestoneId, days }: DealRequest): Promise<void> {
  const found = milestoneIn(room, milestoneId ?? '')
  if (found.state !== 'funded' || !found.dueAt) throw new Conflict('The time of this milestone runs no more')
  const dueAt = after(found.dueAt, (days ?? 0) * DAY_MS)
  await moveMilestone(tx, room, found, { dueAt })
  await record(tx, room, 'extension-agreed', {
    milestoneId: found.id,
    data: { days, dueAt: dueAt.toISOString() },
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
  { milestoneId, fault }: DealRequest,
): Promise<void> {
  const found = milestoneIn(room, milestoneId ?? '')
  const parts = await cancelMilestone(tx, room, found, fault ?? 'neither')
  await record(tx, room, room.by === 'clock' ? 'cancelled-by-silence' : 'cancellation-agreed', {
    milestoneId: found.id,
    data: { fault, ...figuresOf(parts) },
  })
}
