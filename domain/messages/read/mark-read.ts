import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { conversationMember } from '../schema.server.ts'
import { changeSums } from '../write/count-unread.ts'
import { listReached } from '../write/expect-may-write.ts'
import { expectConversation, findReadable, listMembers, NO_CONVERSATION } from './find-conversation.ts'
import { listShowingReadMarks } from './read-marks.ts'
import { settleOwn } from './settle-own.ts'

/** Whoever looks at a conversation has read it up to the last message that they have before them. */
export async function markRead(
  tx: Transaction,
  actor: MemberActor,
  { conversationId, upTo }: { conversationId: string; upTo: number },
): Promise<void> {
  const found = await findReadable(tx.db, conversationId, actor)
  if (!found) throw new NotFound(NO_CONVERSATION)
  const { own, conversation } = found
  if (own.lastReadNumber >= upTo && own.unreadCount === 0) return
  const settled = await settleOwn(tx, { conversationId, memberId: actor.id, number: upTo })
  await changeSums(tx, settled.sums)
  const members = await listMembers(tx.db, conversationId)
  const reached = await listReached(
    tx,
    actor.id,
    conversation,
    members.map(({ memberId }) => memberId),
  )
  const shown = await listShowingReadMarks(tx.db, reached)
  // Who shows none is told of none, and nobody of theirs.
  const toIds = shown.includes(actor.id) ? shown : [actor.id]
  await tx.announce({
    kind: 'conversation.read',
    conversationId,
    readerId: actor.id,
    number: settled.upTo,
    toIds,
  })
}

/** Keeps a conversation for later: it counts as unread again. */
export async function markUnread(
  tx: Transaction,
  actor: MemberActor,
  { conversationId }: { conversationId: string },
): Promise<void> {
  await expectConversation(tx.db, conversationId, actor)
  const [marked] = await tx.db
    .update(conversationMember)
    .set({ unreadCount: 1 })
    .where(
      and(
        eq(conversationMember.conversationId, conversationId),
        eq(conversationMember.memberId, actor.id),
        eq(conversationMember.unreadCount, 0),
      ),
    )
    .returning({ number: conversationMember.lastReadNumber })
  if (!marked) return
  await changeSums(tx, [{ memberId: actor.id, by: 1 }])
  await tx.announce({
    kind: 'conversation.read',
    conversationId,
    readerId: actor.id,
    number: marked.number,
    toIds: [actor.id],
  })
}
