import { and, eq, gt, inArray, isNull, lte, or } from 'drizzle-orm'
import { findPeople, findPerson, type Person } from '#domain/accounts/index.ts'
import { letter, type Letters } from '#domain/letter.ts'
import { nameTeams } from '#domain/teams/index.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import type { MessageWritten } from './events.ts'
import { isForTeam, isTeamTalk, otherSideOf } from './places/sides.ts'
import { conversation, conversationMember } from './schema.server.ts'

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
      words: ({ conversationId, senderId }, { siteOrigin }, { from, unread, to }) => ({
        subject: `${from}: ${inNumbers(unread)}`,
        paragraphs: [`${inNumbers(unread)} from ${from}.`],
        action: { label: 'Read and answer', url: `${siteOrigin}${to}` },
        inProduct: {
          thing: conversationThing(conversationId),
          title: from,
          line: inNumbers(unread),
          who: from,
          byId: senderId,
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
  const [talk] = await tx.db.select().from(conversation).where(eq(conversation.id, conversationId))
  if (!talk) return []
  // What a colleague answers stands in the list, and nobody is called for it.
  const told = senderId === null ? readerIds : otherSideOf(talk, senderId, readerIds)
  if (told.length === 0) return []
  const team = isTeamTalk(talk) ? (await nameTeams(tx.db, [talk.teamId])).get(talk.teamId ?? '') : undefined
  const places = await tx.db
    .select({ memberId: conversationMember.memberId, unread: conversationMember.unreadCount })
    .from(conversationMember)
    .where(
      and(
        eq(conversationMember.conversationId, conversationId),
        inArray(conversationMember.memberId, told),
        gt(conversationMember.unreadCount, 0),
        or(isNull(conversationMember.mutedUntil), lte(conversationMember.mutedUntil, tx.now)),
      ),
    )
    .orderBy(conversationMember.memberId)
    .for('share')
  const name = sender?.displayName ?? 'A deal of yours'
  const people = await findPeople(tx.db, told)
  return places.map((place) => ({
    ...place,
    from: team ? inTheirName(name, team.name, talk, place) : name,
    to: whereRead(talk, people.get(place.memberId)?.state),
  }))
}

/** Who may write nowhere else reads and answers in the room of the deal. */
const whereRead = ({ id, dealId }: typeof conversation.$inferSelect, state: Person['state'] | undefined) =>
  dealId && (state === 'banned' || state === 'deleting') ? `/deals/${dealId}#said` : `/my/messages/${id}`

/** Whoever answers does so for the team, and is named; whoever asks it is told apart from those who write to one alone. */
const inTheirName = (
  name: string,
  team: string,
  talk: typeof conversation.$inferSelect,
  { memberId }: { memberId: string },
) => (isForTeam(talk, memberId) ? `${name}, to ${team}` : `${name}, ${team}`)
