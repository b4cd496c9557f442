import { eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import type { ConversationKind } from '../message-rules.ts'
import type { Conversation } from '../read/find-conversation.ts'
import { conversation, conversationMember } from '../schema.server.ts'

type Opened = {
  kind: ConversationKind
  key: string
  dealId?: string
  proposalId?: string
  teamId?: string | null
  memberId?: string | null
}

/** The one conversation of a key, locked: made where there is none yet. */
export async function openConversation(
  tx: Transaction,
  opened: Opened,
  memberIds: readonly string[],
): Promise<Conversation> {
  const [made] = await tx.db
    .insert(conversation)
    .values({ ...opened, lastAt: tx.now, begunAt: tx.now })
    .onConflictDoNothing()
    .returning()
  if (made) {
    await tx.db
      .insert(conversationMember)
      .values(memberIds.map((memberId) => ({ conversationId: made.id, memberId, lastAt: tx.now })))
    return made
  }
  const [found] = await tx.db
    .select()
    .from(conversation)
    .where(eq(conversation.key, opened.key))
    .for('update')
  if (!found) throw new Error(`The conversation of ${opened.key} is gone`)
  return opened.teamId && !found.teamId ? giveToTeam(tx, found, opened) : found
}

/** A process of the version before began it, which knew nothing of teams. */
async function giveToTeam(
  tx: Transaction,
  { id }: Conversation,
  { teamId, memberId }: Opened,
): Promise<Conversation> {
  const [given] = await tx.db
    .update(conversation)
    .set({ teamId, memberId })
    .where(eq(conversation.id, id))
    .returning()
  if (!given) throw new Error(`The conversation ${id} is gone`)
  return given
}

export async function hasConversation(db: Transaction['db'], key: string): Promise<boolean> {
  return (await db.$count(conversation, eq(conversation.key, key))) > 0
}

export const directKey = (oneId: string, otherId: string) => `direct:${[oneId, otherId].toSorted().join(':')}`
export const dealKey = (dealId: string) => `deal:${dealId}`
export const proposalKey = (proposalId: string) => `project:${proposalId}`
export const teamKey = (teamId: string, memberId: string) => `team:${teamId}:${memberId}`
