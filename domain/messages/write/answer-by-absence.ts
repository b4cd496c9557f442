import { and, eq } from 'drizzle-orm'
import type { Transaction } from '#platform/db/transaction.ts'
import { careOf, signsIn } from '../moderation/find-signs.ts'
import { flagMessage } from '../moderation/flag-message.ts'
import { type Absence, findAbsences } from '../read/find-absence.ts'
import type { Conversation } from '../read/find-conversation.ts'
import { conversationMember, message } from '../schema.server.ts'
import { addUnread, type SumChange } from './count-unread.ts'
import { numberMessage } from './number-message.ts'
import { searchWords } from './search-words.ts'
import { isForTeam } from '../places/sides.ts'

type Written = { writerId: string; memberIds: readonly string[] }

/**
 * Whoever writes to somebody who is away is answered by the words that they left: once in a conversation, while they are away. Where a
 * team was written to nobody's absence answers: the others of it are there.
 */
export async function answerByAbsence(
  tx: Transaction,
  into: Conversation,
  { writerId, memberIds }: Written,
): Promise<SumChange[]> {
  const others = memberIds.filter((id) => id !== writerId && !isForTeam(into, id))
  const absences = await findAbsences(tx.db, others, tx.now)
  const sums: SumChange[] = []
  for (const absence of absences)
    if (absence.from <= tx.now && (await isFirst(tx, into.id, absence)))
      sums.push(...(await answer(tx, into, absence, memberIds)))
  return sums
}

/** Notes that it answered, if it has not yet. */
async function isFirst(
  tx: Transaction,
  conversationId: string,
  { memberId, from }: Absence,
): Promise<boolean> {
  const isIt = and(
    eq(conversationMember.conversationId, conversationId),
    eq(conversationMember.memberId, memberId),
  )
  const [own] = await tx.db
    .select({ answeredAt: conversationMember.absenceAnsweredAt })
    .from(conversationMember)
    .where(isIt)
  if (own?.answeredAt && own.answeredAt >= from) return false
  await tx.db.update(conversationMember).set({ absenceAnsweredAt: tx.now }).where(isIt)
  return true
}

async function answer(
  tx: Transaction,
  into: Conversation,
  { memberId, words }: Absence,
  memberIds: readonly string[],
): Promise<SumChange[]> {
  const signs = signsIn(words, into.kind)
  const { number, change } = await numberMessage(tx, into.id)
  await tx.db.insert(message).values({
    conversationId: into.id,
    number,
    change,
    kind: 'text',
    voice: 'absence',
    senderId: memberId,
    text: words,
    care: careOf(signs),
    writtenAt: tx.now,
    words: searchWords({ text: words, fileNames: [] }, into, memberIds),
  })
  await flagMessage(tx, { conversationId: into.id, number, memberId }, signs)
  const { readerIds, sums } = await addUnread(tx, into.id, memberId)
  await tx.announce({
    kind: 'message.written',
    conversationId: into.id,
    conversationKind: into.kind,
    number,
    senderId: memberId,
    readerIds,
    memberIds: [...memberIds],
  })
  return sums
}
