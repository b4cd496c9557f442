import { and, desc, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { listMembers } from '../read/find-conversation.ts'
import { conversation, message, messageVersion } from '../schema.server.ts'
import { lockAny } from '../write/lock-conversation.ts'
import { numberChange } from '../write/number-message.ts'
import { listFileNames, searchWords } from '../write/search-words.ts'
import { careOf, signsIn } from './find-signs.ts'

type Which = { conversationId: string; number: number; hiddenAt: Date }

/** What was hidden by mistake says again what it said. Taken back by its writer before, it stays taken back. */
export async function showMessage(
  tx: Transaction,
  { conversationId, number, hiddenAt }: Which,
): Promise<void> {
  await lockAny(tx, conversationId)
  const isIt = and(eq(message.conversationId, conversationId), eq(message.number, number))
  const [found] = await tx.db
    .select({ message, conversation })
    .from(message)
    .innerJoin(conversation, eq(conversation.id, message.conversationId))
    .where(isIt)
  if (!found || found.message.hiddenWhy === null) return
  const [kept] = await tx.db
    .select({ text: messageVersion.text })
    .from(messageVersion)
    .where(and(eq(messageVersion.conversationId, conversationId), eq(messageVersion.number, number)))
    .orderBy(desc(messageVersion.change))
    .limit(1)
  const members = await listMembers(tx.db, conversationId)
  const memberIds = members.map(({ memberId }) => memberId)
  const isBack = found.message.deletedAt?.getTime() === hiddenAt.getTime()
  const text = isBack ? (kept?.text ?? '') : ''
  const fileNames = await listFileNames(tx, { conversationId, number })
  const change = await numberChange(tx, conversationId)
  await tx.db
    .update(message)
    .set({
      hiddenWhy: null,
      change,
      ...(isBack
        ? {
            text,
            deletedAt: null,
            care: careOf(signsIn(text, found.conversation.kind)),
            words: searchWords({ text, fileNames }, found.conversation, memberIds),
          }
        : {}),
    })
    .where(isIt)
  await tx.announce({ kind: 'message.changed', conversationId, number, memberIds })
}
