import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import { findPerson } from '#domain/accounts/index.ts'
import { letter, type Letters } from '#domain/letter.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { MessageWritten } from './events.ts'
import { conversationMember } from './schema.server.ts'

/** What notifications know a conversation by. */
export const conversationThing = (conversationId: string) => `conversation:${conversationId}`

const inNumbers = (unread: number) => (unread === 1 ? '1 unread message' : `${unread} unread messages`)

/** Who wrote and how much waits, never the words: those stand behind the link. */
export const messageLetters: Letters = {
  'message.written': [
    letter({
      kind: 'messages',
      later: true,
      who: findReaders,
      words: ({ conversationId }, { siteOrigin }, { from, unread }) => ({
        subject: `${from}: ${inNumbers(unread)}`,
        paragraphs: [`${inNumbers(unread)} from ${from}.`],
        action: { label: 'Read and answer', url: `${siteOrigin}/my/messages/${conversationId}` },
        inProduct: {
          thing: conversationThing(conversationId),
          title: from,
          line: inNumbers(unread),
          who: from,
        },
      }),
    }),
  ],
}

/**
 * Those who still have it unread and did not ask for silence. Their places are held: whoever reads meanwhile either has read before, or finds
 * what was told and takes it back.
 */
async function findReaders({ conversationId, senderId, readerIds }: MessageWritten, tx: Transaction) {
  if (readerIds.length === 0) return []
  const sender = senderId === null ? undefined : await findPerson(tx.db, senderId)
  const places = await tx.db
    .select({ memberId: conversationMember.memberId, unread: conversationMember.unreadCount })
    .from(conversationMember)
    .where(
      and(
        eq(conversationMember.conversationId, conversationId),
        inArray(conversationMember.memberId, readerIds),
        gt(conversationMember.unreadCount, 0),
        or(isNull(conversationMember.mutedUntil), lte(conversationMember.mutedUntil, tx.now)),
      ),
    )
    .orderBy(conversationMember.memberId)
    .for('share')
  return places.map((place) => ({ ...place, from: sender?.displayName ?? 'A deal of yours' }))
}
