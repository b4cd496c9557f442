import { eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { type Conversation, expectConversation } from '../read/find-conversation.ts'
import { conversation } from '../schema.server.ts'

/** Locks a conversation of the actor's until the transaction ends: whoever writes next waits here. */
export async function lockConversation(
  tx: Transaction,
  actor: MemberActor,
  conversationId: string,
): Promise<Conversation> {
  await expectConversation(tx.db, conversationId, actor)
  return lockAny(tx, conversationId)
}

export async function lockAny(tx: Transaction, conversationId: string): Promise<Conversation> {
  const [locked] = await tx.db
    .select()
    .from(conversation)
    .where(eq(conversation.id, conversationId))
    .for('update')
  if (!locked) throw new Error(`The conversation ${conversationId} is gone`)
  return locked
}
