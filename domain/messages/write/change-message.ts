import { and, eq } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, NotFound } from '#platform/errors/errors.ts'
import { dropWithoutWords } from '../answers/note-question.ts'
import { canStillChange, CHANGE_MINUTES } from '../message-rules.ts'
import { expectCareSeen } from '../moderation/expect-care-seen.ts'
import { careOf, signsIn } from '../moderation/find-signs.ts'
import { flagMessage } from '../moderation/flag-message.ts'
import { authorise } from '../permissions.ts'
import { type Conversation, listMembers } from '../read/find-conversation.ts'
import { message, messageVersion } from '../schema.server.ts'
import { expectMayWrite } from './expect-may-write.ts'
import { lockConversation } from './lock-conversation.ts'
import { numberChange } from './number-message.ts'
import { listFileNames, searchWords } from './search-words.ts'

type Which = { conversationId: string; number: number }

/**
 * Says it in other words, for a quarter of an hour. That it was changed stays visible. Of what the words did not speak before their writer
 * is told first, as when they are sent.
 */
export async function editMessage(
  tx: Transaction,
  actor: MemberActor,
  { text, careSeen, ...which }: Which & { text: string; careSeen?: 'yes' | undefined },
): Promise<void> {
  const { found, conversation, memberIds } = await enter(tx, actor, which)
  if (found.text === text) return
  await expectMayWrite(tx, actor, conversation, memberIds)
  const signs = signsIn(text, conversation.kind)
  const care = careOf(signs)
  expectCareSeen(
    care.filter((kind) => !found.care.includes(kind)),
    careSeen,
  )
  const fileNames = await listFileNames(tx, which)
  await replace(tx, { conversation, found, memberIds }, (change) => ({
    text,
    care,
    editedAt: tx.now,
    words: searchWords({ text, fileNames }, conversation, memberIds),
    change,
  }))
  await flagMessage(tx, { ...which, memberId: actor.id }, signs)
}

/** Takes it back: what it said is kept for moderators alone. */
export async function deleteMessage(tx: Transaction, actor: MemberActor, which: Which): Promise<void> {
  const entered = await enter(tx, actor, which)
  await replace(tx, entered, (change) => ({
    text: '',
    care: [],
    deletedAt: tx.now,
    words: null,
    change,
  }))
  await dropWithoutWords(tx, entered.conversation, actor.id)
}

type Entered = {
  conversation: Conversation
  found: typeof message.$inferSelect
  memberIds: string[]
}

async function enter(tx: Transaction, actor: MemberActor, which: Which): Promise<Entered> {
  authorise(actor, 'message.write')
  const conversation = await lockConversation(tx, actor, which.conversationId)
  const [found] = await tx.db.select().from(message).where(isIt(which))
  if (!found || found.kind !== 'text' || found.senderId !== actor.id)
    throw new NotFound('There is no message of yours here')
  if (found.deletedAt) throw new Conflict('You have taken this message back')
  if (!canStillChange(found.writtenAt, tx.now))
    throw new Conflict(`A message can be changed for ${CHANGE_MINUTES} minutes`)
  const members = await listMembers(tx.db, which.conversationId)
  return { conversation, found, memberIds: members.map(({ memberId }) => memberId) }
}

const isIt = ({ conversationId, number }: Which) =>
  and(eq(message.conversationId, conversationId), eq(message.number, number))

async function replace(
  tx: Transaction,
  { found, memberIds }: Entered,
  by: (change: number) => PgUpdateSetSource<typeof message>,
): Promise<void> {
  const { conversationId, number, text } = found
  const change = await numberChange(tx, conversationId)
  await tx.db.insert(messageVersion).values({ conversationId, number, change, text, at: tx.now })
  await tx.db.update(message).set(by(change)).where(isIt(found))
  await tx.announce({ kind: 'message.changed', conversationId, number, memberIds })
}
