import type { MemberActor } from '#domain/actor.ts'
import { authorise } from '../permissions.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { expectMove } from '../moves/expect-move.ts'
import { hashInvitation } from './invitation.ts'
import { concludeMove } from '../moves/make-move.ts'
import { enterRoom } from '../moves/locked-deal.ts'
import { record } from '../moves/timeline.ts'

/** A new link for the side that has not come yet; the old one opens nothing any more. */
export async function renewInvitation(
  tx: Transaction,
  actor: MemberActor,
  { dealId, key }: { dealId: string; key: string },
): Promise<void> {
  authorise(actor, 'deal.act')
  const room = await enterRoom(tx, actor, dealId)
  expectMove(tx, room, 'renewInvitation')
  await record(tx, room, 'link-renewed')
  await concludeMove(tx, room, 'renewInvitation', { invitationHash: hashInvitation(key) })
}
