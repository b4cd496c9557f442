import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import { authorise } from '../permissions.ts'
import { expectConversation } from '../read/find-conversation.ts'
import { message, messageFlag } from '../schema.server.ts'
import { type ReportReason, reportWords } from './case-rules.ts'

const REPORTING = { name: 'messages.report', most: 20, everySeconds: 86_400 }

type Report = { conversationId: string; number: number; reason: ReportReason; words: string }

/** Puts a message of the other side before the moderators; once for each who reports it. */
export async function reportMessage(
  tx: Transaction,
  actor: MemberActor,
  { conversationId, number, reason, words }: Report,
): Promise<void> {
  authorise(actor, 'message.read')
  await expectConversation(tx.db, conversationId, actor)
  const [found] = await tx.db
    .select({ senderId: message.senderId, kind: message.kind })
    .from(message)
    .where(and(eq(message.conversationId, conversationId), eq(message.number, number)))
  if (!found?.senderId || found.senderId === actor.id || found.kind !== 'text')
    throw new NotFound('There is no message of the other side here')
  await countUse(tx.db, REPORTING, actor.id, tx.now)
  await tx.db
    .insert(messageFlag)
    .values({
      conversationId,
      number,
      memberId: found.senderId,
      kind: 'report',
      found: [reportWords[reason], words].filter(Boolean).join('. '),
      reporterId: actor.id,
      at: tx.now,
    })
    .onConflictDoNothing()
}
