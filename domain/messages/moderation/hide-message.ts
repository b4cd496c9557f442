import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { dropWithoutWords } from '../answers/note-question.ts'
import { listMembers } from '../read/find-conversation.ts'
import { message, messageVersion } from '../schema.server.ts'
import { lockAny } from '../write/lock-conversation.ts'
import { numberChange } from '../write/number-message.ts'

type Which = { conversationId: string; number: number; why: string }

/** Both read why in its place. What it said is kept with its earlier words, for moderators alone. */
export async function hideMessage(tx: Transaction, { conversationId, number, why }: Which): Promise<void> {
  const talk = await lockAny(tx, conversationId)
  const isIt = and(eq(message.conversationId, conversationId), eq(message.number, number))
  const [found] = await tx.db.select().from(message).where(isIt)
  if (!found || found.hiddenWhy !== null) return
  const change = await numberChange(tx, conversationId)
  await tx.db.insert(messageVersion).values({ conversationId, number, change, text: found.text, at: tx.now })
  await tx.db
    .update(message)
    .set({ text: '', care: [], words: null, hiddenWhy: why, deletedAt: found.deletedAt ?? tx.now, change })
    .where(isIt)
  if (found.senderId !== null) await dropWithoutWords(tx, talk, found.senderId)
  const members = await listMembers(tx.db, conversationId)
  await tx.announce({
    kind: 'message.changed',
    conversationId,
    number,
    memberIds: members.map(({ memberId }) => memberId),
  })
}
