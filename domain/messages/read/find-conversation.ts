import { and, eq } from 'drizzle-orm'
import type { Actor, MemberActor } from '#domain/actor.ts'
import { findDealSides, listPeopleOfDeal } from '#domain/deals/index.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { may } from '../permissions.ts'
import { isTeamReader } from '../places/team-readers.ts'
import { conversation, conversationMember } from '../schema.server.ts'

export type Conversation = typeof conversation.$inferSelect
export type OwnPlace = typeof conversationMember.$inferSelect
type Found = { conversation: Conversation; own: OwnPlace }

export const NO_CONVERSATION = 'There is no conversation at this address'

/** Whoever may read messages at all: for a banned member, or one who only looks as a member, there are none outside their deals' rooms. */
export const isReader = (actor: Actor): actor is MemberActor => may(actor, 'message.read')

/** A conversation as one of its members finds it; for anyone else there is none, just as for an id that nobody has. */
export async function findConversation(
  db: Db | DrizzleTransaction,
  conversationId: string,
  viewer: Actor,
): Promise<Found | undefined> {
  return isReader(viewer) ? findPlace(db, conversationId, viewer.id) : undefined
}

/** The same, and the room of an agreed deal for one of its people who is banned: they read there what they have to finish. */
export async function findReadable(
  db: Db | DrizzleTransaction,
  conversationId: string,
  viewer: Actor,
): Promise<Found | undefined> {
  if (!isRoomReader(viewer)) return undefined
  const found = await findPlace(db, conversationId, viewer.id)
  return found && (await mayReadIn(db, found.conversation, viewer)) ? found : undefined
}

export async function mayReadIn(
  db: Db | DrizzleTransaction,
  conversation: Pick<Conversation, 'dealId'>,
  viewer: Actor,
): Promise<boolean> {
  return isReader(viewer) || (isRoomReader(viewer) && (await isAgreedRoom(db, conversation)))
}

const isRoomReader = (actor: Actor): actor is MemberActor => may(actor, 'message.read-room')

/** Whether it is the room of a deal that both agreed to: it goes on, whatever becomes of its people's accounts. */
export async function isAgreedRoom(
  db: Db | DrizzleTransaction,
  { dealId }: Pick<Conversation, 'dealId'>,
): Promise<boolean> {
  return dealId !== null && (await findDealSides(db, dealId))?.isAgreed === true
}

async function findPlace(
  db: Db | DrizzleTransaction,
  conversationId: string,
  viewerId: string,
): Promise<Found | undefined> {
  const [found] = await db
    .select({ conversation, own: conversationMember })
    .from(conversationMember)
    .innerJoin(conversation, eq(conversation.id, conversationMember.conversationId))
    .where(
      and(eq(conversationMember.conversationId, conversationId), eq(conversationMember.memberId, viewerId)),
    )
  return found && (await isStillReader(db, found.conversation, viewerId)) ? found : undefined
}

/** Places follow people in the transaction that changes them. Asked again, because a process of the version before keeps none for a team. */
async function isStillReader(
  db: Db | DrizzleTransaction,
  { id, dealId, teamId, memberId }: Conversation,
  viewerId: string,
): Promise<boolean> {
  if (dealId) return (await listPeopleOfDeal(db, dealId)).includes(viewerId)
  return teamId === null || viewerId === memberId || isTeamReader(db, id, viewerId)
}

export async function expectConversation(
  db: Db | DrizzleTransaction,
  conversationId: string,
  viewer: Actor,
): Promise<Found> {
  const found = await findConversation(db, conversationId, viewer)
  if (!found) throw new NotFound(NO_CONVERSATION)
  return found
}

/** Everyone who may read it, in one order for all, so that nobody waits crosswise. */
export async function listMembers(
  db: Db | DrizzleTransaction,
  conversationId: string,
): Promise<{ memberId: string; lastReadNumber: number; readAt: Date | null }[]> {
  return db
    .select({
      memberId: conversationMember.memberId,
      lastReadNumber: conversationMember.lastReadNumber,
      readAt: conversationMember.readAt,
    })
    .from(conversationMember)
    .where(eq(conversationMember.conversationId, conversationId))
    .orderBy(conversationMember.memberId)
}
