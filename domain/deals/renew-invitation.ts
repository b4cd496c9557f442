import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '#domain/permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { hashInvitation } from './invitation.ts'
import { concludeMove } from './move.ts'
import { enterRoom } from './locked-deal.ts'
import { record } from './timeline.ts'

/** A new link for the side that has not come yet; the old one opens nothing any more. */
export async function renewInvitation(
  tx: Transaction,
  actor: MemberActor,
  { dealId, key }: { dealId: string; key: string },
): Promise<void> {
  authorise(actor, 'deal.act', { ownerId: actor.id })
  const room = await enterRoom(tx, actor, dealId)
  if (room.deal.state !== 'proposed') throw new Conflict('This invitation is no longer open')
  if (room.deal.buyerId && room.deal.sellerId) throw new Conflict('The other side has come already')
  await record(tx, room, 'link-renewed')
  await concludeMove(tx, room, { invitationHash: hashInvitation(key) })
}
