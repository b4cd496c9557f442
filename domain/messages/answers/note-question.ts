import { and, eq, isNull } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { authorise } from '../permissions.ts'
import { lockConversation } from '../write/lock-conversation.ts'
import { conversation, messageQuestion } from '../schema.server.ts'

/** A stranger wrote for the first time: whether and when they are answered is counted. */
export async function noteQuestion(
  tx: Transaction,
  { conversationId, memberId }: { conversationId: string; memberId: string },
): Promise<void> {
  await tx.db
    .insert(messageQuestion)
    .values({ conversationId, memberId, askedAt: tx.now })
    .onConflictDoNothing()
  await tx.db.update(conversation).set({ askedId: memberId }).where(eq(conversation.id, conversationId))
}

const isOpenOf = (conversationId: string, memberId: string) =>
  and(
    eq(messageQuestion.conversationId, conversationId),
    eq(messageQuestion.memberId, memberId),
    isNull(messageQuestion.answeredAt),
    eq(messageQuestion.isExempt, false),
  )

/** Whoever was asked wrote back: the first time is the answer. */
export async function noteAnswer(tx: Transaction, conversationId: string, memberId: string): Promise<void> {
  const [answered] = await tx.db
    .update(messageQuestion)
    .set({ answeredAt: tx.now })
    .where(isOpenOf(conversationId, memberId))
    .returning({ memberId: messageQuestion.memberId })
  if (answered) await settle(tx, conversationId, memberId)
}

/** Whether a member is still to answer here. */
export async function isUnanswered(db: Db, conversationId: string, memberId: string): Promise<boolean> {
  return (await db.$count(messageQuestion, isOpenOf(conversationId, memberId))) > 0
}

/** What a stranger wrote needs no answer: it counts neither way. */
export async function exemptQuestion(
  tx: Transaction,
  actor: MemberActor,
  { conversationId }: { conversationId: string },
): Promise<void> {
  authorise(actor, 'message.read')
  await lockConversation(tx, actor, conversationId)
  const [exempt] = await tx.db
    .update(messageQuestion)
    .set({ isExempt: true })
    .where(isOpenOf(conversationId, actor.id))
    .returning({ memberId: messageQuestion.memberId })
  if (exempt) await settle(tx, conversationId, actor.id)
}

async function settle(tx: Transaction, conversationId: string, memberId: string): Promise<void> {
  await tx.db.update(conversation).set({ askedId: null }).where(eq(conversation.id, conversationId))
  await tx.announce({ kind: 'question.settled', memberId })
}
