import { and, eq, gte, inArray, isNotNull, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import { HOUR_MS } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict } from '#platform/errors/errors.ts'
import { authorise } from '../permissions.ts'
import { isPlaceOf } from '../places/place-of.ts'
import { isForTeam, isTeamTalk } from '../places/sides.ts'
import type { Conversation } from '../read/find-conversation.ts'
import { lockConversation } from '../write/lock-conversation.ts'
import { conversation, conversationMember, message, messageQuestion } from '../schema.server.ts'
import { ANSWER_HOURS } from './answer-rules.ts'

/** A stranger wrote for the first time: whether and when they are answered is counted. */
export async function noteQuestion(
  tx: Transaction,
  { conversationId, memberId, teamId }: { conversationId: string; memberId: string; teamId: string | null },
): Promise<void> {
  await tx.db
    .insert(messageQuestion)
    .values({ conversationId, memberId, teamId, askedAt: tx.now })
    .onConflictDoNothing()
  await tx.db.update(conversation).set({ askedId: memberId }).where(eq(conversation.id, conversationId))
}

const TOO_LATE = `An answer was due within ${ANSWER_HOURS} hours: it is too late to say that none was needed. You can still answer.`

type Talk = Pick<Conversation, 'id' | 'kind' | 'teamId' | 'memberId'>

/** Whether a stranger waits for a word of somebody here: of a team, of any who answer for it. */
export const isAsked = (talk: Talk & Pick<Conversation, 'askedId'>, memberId: string): boolean =>
  isTeamTalk(talk) ? talk.askedId !== null && isForTeam(talk, memberId) : talk.askedId === memberId

const isOpenOf = (talk: Talk, memberId: string) =>
  and(
    eq(messageQuestion.conversationId, talk.id),
    isTeamTalk(talk) ? sql`${isForTeam(talk, memberId)}::boolean` : eq(messageQuestion.memberId, memberId),
    isOpen,
  )

/** Whoever was asked wrote back: the first time is the answer. */
export async function noteAnswer(tx: Transaction, talk: Talk, memberId: string): Promise<void> {
  const [answered] = await tx.db
    .update(messageQuestion)
    .set({ answeredAt: tx.now })
    .where(isOpenOf(talk, memberId))
    .returning(asked)
  if (answered) await settle(tx, answered)
}

/** As long as an answer would come in time. Nobody declares afterwards that what they left lying needed none. */
const isInTime = (now: Date) => gte(messageQuestion.askedAt, new Date(now.getTime() - ANSWER_HOURS * HOUR_MS))

/** Whether a member is still to answer here, and would do so in time. */
export async function isAnswerDue(db: Db, talk: Talk, memberId: string, now: Date): Promise<boolean> {
  return (await db.$count(messageQuestion, and(isOpenOf(talk, memberId), isInTime(now)))) > 0
}

/** What a stranger wrote needs no answer: it counts neither way. */
export async function exemptQuestion(
  tx: Transaction,
  actor: MemberActor,
  { conversationId }: { conversationId: string },
): Promise<void> {
  authorise(actor, 'message.read')
  const talk = await lockConversation(tx, actor, conversationId)
  await exempt(tx, and(isOpenOf(talk, actor.id), isInTime(tx.now)))
  if ((await tx.db.$count(messageQuestion, isOpenOf(talk, actor.id))) > 0) throw new Conflict(TOO_LATE)
}

/** Of a stranger nothing is left there that could be answered: it counts neither way. */
export async function dropWithoutWords(tx: Transaction, talk: Conversation, writerId: string): Promise<void> {
  if (talk.askedId === null || isAsked(talk, writerId)) return
  const left = and(
    eq(message.conversationId, talk.id),
    eq(message.senderId, writerId),
    eq(message.kind, 'text'),
    isNull(message.deletedAt),
  )
  if ((await tx.db.$count(message, left)) > 0) return
  await exempt(tx, and(eq(messageQuestion.conversationId, talk.id), isOpen))
}

/** Somebody is banned, and nobody can answer what they asked: silence counts against none of those. */
export async function dropOfBanned(tx: Transaction, { memberId }: { memberId: string }): Promise<void> {
  const { askedId, memberId: talksWithTeam } = conversation
  const theirs = tx.db
    .select({ id: conversation.id })
    .from(conversationMember)
    .innerJoin(conversation, eq(conversation.id, conversationMember.conversationId))
    .where(
      and(
        isPlaceOf(memberId),
        isNotNull(askedId),
        or(and(isNull(conversation.teamId), ne(askedId, memberId)), eq(talksWithTeam, memberId)),
      ),
    )
  await exempt(tx, and(inArray(messageQuestion.conversationId, theirs), isOpen))
}

const isOpen = and(isNull(messageQuestion.answeredAt), eq(messageQuestion.isExempt, false))

async function exempt(tx: Transaction, which: SQL | undefined): Promise<void> {
  const exempted = await tx.db.update(messageQuestion).set({ isExempt: true }).where(which).returning(asked)
  for (const one of exempted) await settle(tx, one)
}

const { conversationId: inConversation, memberId: ofMember, teamId: ofTeam } = messageQuestion
const asked = { conversationId: inConversation, memberId: ofMember, teamId: ofTeam }
type Asked = Pick<typeof messageQuestion.$inferSelect, keyof typeof asked>

async function settle(tx: Transaction, { conversationId, memberId, teamId }: Asked): Promise<void> {
  await tx.db.update(conversation).set({ askedId: null }).where(eq(conversation.id, conversationId))
  await tx.announce({ kind: 'question.settled', memberId, teamId })
}
