import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { expectNotBlocked } from '#domain/blocks/index.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { expectMove } from '../moves/expect-move.ts'
import { expectNotOwnTeam } from './keep-division.ts'
import { hashInvitation } from './invitation.ts'
import { concludeMove } from '../moves/make-move.ts'
import { lockRoom } from '../moves/locked-deal.ts'
import { deal } from '../schema.server.ts'
import { otherParty } from '../states.ts'
import { record } from '../moves/timeline.ts'

/** Takes the empty side of a deal by its invitation: the first who comes has it. */
export async function joinDeal(
  tx: Transaction,
  actor: MemberActor,
  { dealId, key }: { dealId: string; key: string },
): Promise<void> {
  // Who is banned finishes what they began, and begins nothing new.
  authorise(actor, 'deal.propose')
  const room = await lockRoom(tx, dealId, (found) => {
    if (found.invitationHash !== hashInvitation(key)) throw new NotFound('There is no deal at this address')
    if (actor.id === found.buyerId || actor.id === found.sellerId)
      throw new Conflict('You are in this deal already')
    return { by: otherParty(found.proposedBy), memberId: actor.id }
  })
  expectMove(tx, room, 'joinDeal')
  const otherId = room.deal.buyerId ?? room.deal.sellerId
  if (otherId) await expectNotBlocked(tx, actor.id, otherId, 'make a deal with')
  if (!room.deal.buyerId) await expectNotOwnTeam(tx, room.deal.teamId, actor.id)
  const side = room.deal.buyerId ? ('sellerId' as const) : ('buyerId' as const)
  await tx.db
    .update(deal)
    .set({ [side]: actor.id })
    .where(and(eq(deal.id, dealId)))
  room.deal = { ...room.deal, [side]: actor.id }
  await record(tx, room, 'joined')
  await concludeMove(tx, room, 'joinDeal')
}
