import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { authorise } from '../permissions.ts'
import { expectConversation, listMembers } from '../read/find-conversation.ts'
import { otherSideOf } from '../places/sides.ts'
import { listReached } from './expect-may-write.ts'

/** The others see that somebody is writing. It is told and forgotten. */
export async function tellTyping(
  tx: Transaction,
  actor: MemberActor,
  { conversationId }: { conversationId: string },
): Promise<void> {
  authorise(actor, 'message.write')
  const { conversation } = await expectConversation(tx.db, conversationId, actor)
  const members = await listMembers(tx.db, conversationId)
  const others = otherSideOf(
    conversation,
    actor.id,
    members.map(({ memberId }) => memberId),
  )
  const toIds = await listReached(tx, actor.id, conversation, others)
  await tx.announce({ kind: 'message.typing', conversationId, writerId: actor.id, toIds })
}
