import { and, eq } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { type MuteFor, muteHours } from '../message-rules.ts'
import { expectConversation } from '../read/find-conversation.ts'
import { settleOwn } from '../read/settle-own.ts'
import { conversationMember } from '../schema.server.ts'
import { changeSums } from '../write/count-unread.ts'

type Which = { conversationId: string }
type Place = Partial<typeof conversationMember.$inferInsert>

/** Holds a conversation above the others, or lets it go. */
export async function pinConversation(
  tx: Transaction,
  actor: MemberActor,
  { conversationId, isOn }: Which & { isOn: boolean },
): Promise<void> {
  await keep(tx, actor, conversationId, { isPinned: isOn, ...(isOn ? { archivedAt: null } : {}) })
}

/** Puts a conversation out of the way until somebody writes in it; what is put away is read. */
export async function archiveConversation(
  tx: Transaction,
  actor: MemberActor,
  { conversationId, isOn }: Which & { isOn: boolean },
): Promise<void> {
  const { conversation } = await expectConversation(tx.db, conversationId, actor)
  if (isOn) {
    const all = { conversationId, memberId: actor.id, number: conversation.lastNumber }
    const { sums } = await settleOwn(tx, all)
    await changeSums(tx, sums)
  }
  await keep(tx, actor, conversationId, isOn ? { archivedAt: tx.now, isPinned: false } : { archivedAt: null })
}

/** Nothing but the count tells of it for a while. */
export async function muteConversation(
  tx: Transaction,
  actor: MemberActor,
  { conversationId, for: time }: Which & { for: MuteFor | undefined },
): Promise<void> {
  const mutedUntil = time ? new Date(tx.now.getTime() + muteHours[time] * 3_600_000) : null
  await keep(tx, actor, conversationId, { mutedUntil })
  if (mutedUntil) await tx.announce({ kind: 'conversation.settled', conversationId, memberId: actor.id })
}

/** What was typed and not sent yet. */
export async function keepDraft(
  tx: Transaction,
  actor: MemberActor,
  { conversationId, text }: Which & { text: string },
): Promise<void> {
  await expectConversation(tx.db, conversationId, actor)
  await change(tx, actor, conversationId, { draft: text })
}

/** Open pages of the same member show their lists anew. */
async function keep(tx: Transaction, actor: MemberActor, conversationId: string, to: Place): Promise<void> {
  const { own } = await expectConversation(tx.db, conversationId, actor)
  await change(tx, actor, conversationId, to)
  await tx.announce({
    kind: 'conversation.read',
    conversationId,
    readerId: actor.id,
    number: own.lastReadNumber,
    toIds: [actor.id],
  })
}

async function change(tx: Transaction, actor: MemberActor, conversationId: string, to: Place): Promise<void> {
  await tx.db
    .update(conversationMember)
    .set(to)
    .where(
      and(eq(conversationMember.conversationId, conversationId), eq(conversationMember.memberId, actor.id)),
    )
}
