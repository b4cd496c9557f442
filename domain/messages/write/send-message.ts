import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { authorise } from '../permissions.ts'
import { lockConversation } from './lock-conversation.ts'
import { type Sent, type Words, writeMessage } from './write-message.ts'

/** Faster than anybody types, and slower than a machine. */
export const SENDING = { name: 'messages.send', most: 60, everySeconds: 60 }

/** Writes into a conversation that one is in. */
export async function sendMessage(
  tx: Transaction,
  actor: MemberActor,
  { conversationId, ...words }: Words & { conversationId: string },
): Promise<Sent> {
  authorise(actor, 'message.write')
  const into = await lockConversation(tx, actor, conversationId)
  await countUse(tx.db, SENDING, actor.id, tx.now)
  return writeMessage(tx, actor, into, words)
}
