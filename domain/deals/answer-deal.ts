import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { expectDealMove } from './act.ts'
import { stopClocks } from './clocks.ts'
import { concludeMove, dropPlanned } from './move.ts'
import { enterRoom } from './room.ts'
import { record } from './timeline.ts'

/** Agrees to the version that was read: one that was changed meanwhile is not accepted unread. */
export async function acceptDeal(
  tx: Transaction,
  actor: MemberActor,
  { dealId, version }: { dealId: string; version: number },
): Promise<void> {
  authorise(actor, 'deal.act', { ownerId: actor.id })
  const room = await enterRoom(tx, actor, dealId)
  expectDealMove(room, 'accept')
  if (room.deal.version !== version)
    throw new Conflict('The other side changed the deal meanwhile: read the new version first')
  await stopClocks(tx, dealId, ['expire-proposal'])
  await record(tx, room, 'accepted', { data: { version } })
  await concludeMove(tx, room, { acceptedAt: tx.now, invitationHash: null })
}

export async function declineDeal(
  tx: Transaction,
  actor: MemberActor,
  { dealId, reason }: { dealId: string; reason: string },
): Promise<void> {
  authorise(actor, 'deal.act', { ownerId: actor.id })
  const room = await enterRoom(tx, actor, dealId)
  expectDealMove(room, 'decline')
  await dropPlanned(tx, room)
  await record(tx, room, 'declined', { data: { reason } })
  await concludeMove(tx, room, { outcome: 'declined', invitationHash: null })
}

export async function withdrawDeal(
  tx: Transaction,
  actor: MemberActor,
  { dealId }: { dealId: string },
): Promise<void> {
  authorise(actor, 'deal.act', { ownerId: actor.id })
  const room = await enterRoom(tx, actor, dealId)
  expectDealMove(room, 'withdraw')
  await dropPlanned(tx, room)
  await record(tx, room, 'withdrawn')
  await concludeMove(tx, room, { outcome: 'withdrawn', invitationHash: null })
}

/** Ends a deal in which no money waits: what was planned is dropped. */
export async function endDeal(
  tx: Transaction,
  actor: MemberActor,
  { dealId }: { dealId: string },
): Promise<void> {
  authorise(actor, 'deal.act', { ownerId: actor.id })
  const room = await enterRoom(tx, actor, dealId)
  expectDealMove(room, 'end')
  await dropPlanned(tx, room)
  await record(tx, room, 'ended')
  await concludeMove(tx, room)
}
