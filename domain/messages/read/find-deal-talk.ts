import { eq } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { hasDispute, listPeopleOfDeal } from '#domain/deals/index.ts'
import type { Db } from '#platform/db/database.ts'
import { may } from '../permissions.ts'
import { conversation } from '../schema.server.ts'
import { dealKey } from '../write/open-conversation.ts'
import { type Conversation, findReadable, mayReadIn, type OwnPlace } from './find-conversation.ts'

type DealTalk = { conversation: Conversation; own: OwnPlace | undefined }

/**
 * What was said in the room of a deal, if anything was: for its two sides, and for an administrator once there is a dispute. Without one
 * an administrator sees the deal and none of the words.
 */
export async function findDealTalk(db: Db, dealId: string, viewer: Actor): Promise<DealTalk | undefined> {
  const [found] = await db
    .select()
    .from(conversation)
    .where(eq(conversation.key, dealKey(dealId)))
  if (!found) return undefined
  const isTheirs =
    viewer.kind === 'member' &&
    (await mayReadIn(db, found, viewer)) &&
    (await listPeopleOfDeal(db, dealId)).includes(viewer.id)
  const theirs = isTheirs ? await findReadable(db, found.id, viewer) : undefined
  if (theirs) return theirs
  // Who acts for a team reads with its owner; who has left it does no more.
  return isTheirs || (await isBefore(db, found, viewer)) ? { conversation: found, own: undefined } : undefined
}

/** Whether a conversation belongs to a case that whoever looks may read. */
export async function isCaseBefore(db: Db, conversationId: string, viewer: Actor): Promise<boolean> {
  if (!may(viewer, 'message.read-case')) return false
  const [found] = await db.select().from(conversation).where(eq(conversation.id, conversationId))
  return found !== undefined && isBefore(db, found, viewer)
}

async function isBefore(db: Db, { dealId }: Conversation, viewer: Actor): Promise<boolean> {
  return may(viewer, 'message.read-case') && dealId !== null && hasDispute(db, dealId)
}
