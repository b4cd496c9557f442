import { and, eq, isNull } from 'drizzle-orm'
import type { MemberActor } from '#domain/actor.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { Conflict, Invalid } from '#platform/errors/errors.ts'
import type { StoredAttachment } from '#platform/files/keep-attachment.ts'
import { isAsked, noteAnswer } from '../answers/note-question.ts'
import { isSeen, type SendInput } from '../input.ts'
import { type About, messageLimits } from '../message-rules.ts'
import { expectCareSeen } from '../moderation/expect-care-seen.ts'
import { careOf, signsIn } from '../moderation/find-signs.ts'
import { flagMessage } from '../moderation/flag-message.ts'
import { keepPlacesOf } from '../places/keep-places.ts'
import { isForTeam, isTeamTalk } from '../places/sides.ts'
import { type Conversation, listMembers } from '../read/find-conversation.ts'
import { settleOwn } from '../read/settle-own.ts'
import { conversation, message, messageFile } from '../schema.server.ts'
import { answerByAbsence } from './answer-by-absence.ts'
import { addUnread, changeSums, type SumChange } from './count-unread.ts'
import { expectMayWrite } from './expect-may-write.ts'
import { numberMessage } from './number-message.ts'
import { searchWords } from './search-words.ts'
import { whyUnreachable } from './why-unreachable.ts'

export type Words = SendInput & { files?: readonly StoredAttachment[]; about?: About | undefined }

export type Sent = {
  conversationId: string
  number: number
  /** It was here already: the browser did not hear that it had arrived. */
  isRepeated: boolean
}

/** Writes into a conversation that is locked. The same client id with the same words and as many files is the same message. */
export async function writeMessage(
  tx: Transaction,
  actor: MemberActor,
  into: Conversation,
  { text, clientId, replyTo, careSeen, files = [], about }: Words,
  voice: 'person' | 'administrator' = 'person',
): Promise<Sent> {
  const repeated = await findRepeated(tx, actor, clientId)
  if (repeated) {
    const isSame =
      repeated.conversationId === into.id &&
      repeated.text === text &&
      repeated.replyTo === (replyTo ?? null) &&
      repeated.fileCount === files.length
    if (!isSame)
      throw new Conflict('This message was sent already, with other words or other files. Reload the page.')
    return { conversationId: into.id, number: repeated.number, isRepeated: true }
  }
  if (!isSeen(text) && files.length === 0)
    throw new Invalid('Message: write something', { text: ['Message: write something'] })
  if (files.length > messageLimits.files)
    throw new Invalid(`At most ${messageLimits.files} files go with a message`)
  const placed = await keepPlacesOf(tx, into)
  const members = await listMembers(tx.db, into.id)
  const memberIds = members.map(({ memberId }) => memberId)
  const unreachable = await whyUnreachable(tx.db, actor.id, into, memberIds)
  if (unreachable) throw new Conflict(unreachable)
  await expectMayWrite(tx, actor, into, memberIds)
  if (replyTo !== undefined) await expectQuotable(tx, into.id, replyTo)
  const signs = signsIn(text, into.kind)
  const care = careOf(signs)
  expectCareSeen(care, careSeen)
  const { number, change } = await numberMessage(tx, into.id)
  const [written] = await tx.db
    .insert(message)
    .values({
      conversationId: into.id,
      number,
      change,
      kind: 'text',
      voice,
      senderId: actor.id,
      clientId,
      text,
      replyTo: replyTo ?? null,
      aboutKind: about?.kind ?? null,
      aboutId: about?.id ?? null,
      care,
      fileCount: files.length,
      writtenAt: tx.now,
      words: searchWords({ text, fileNames: files.map(({ name }) => name) }, into, memberIds),
    })
    .onConflictDoNothing()
    .returning({ number: message.number })
  if (!written) throw new Conflict('This message was sent already, somewhere else. Reload the page.')
  if (about)
    await tx.db
      .update(conversation)
      .set({ aboutKind: about.kind, aboutId: about.id })
      .where(eq(conversation.id, into.id))
  await keepFiles(tx, { conversationId: into.id, number }, files)
  await flagMessage(tx, { conversationId: into.id, number, memberId: actor.id }, signs)
  if (isAsked(into, actor.id)) await noteAnswer(tx, into, actor.id)
  const { readerIds, sums } = await addUnread(tx, into.id, actor.id)
  const own = await settleWriter(
    tx,
    { conversationId: into.id, memberId: actor.id, number, draft: '' },
    memberIds,
  )
  await settleColleagues(tx, into, actor, memberIds)
  await tx.announce({
    kind: 'message.written',
    conversationId: into.id,
    conversationKind: into.kind,
    number,
    senderId: actor.id,
    readerIds,
    memberIds,
  })
  const answered =
    voice === 'person' ? await answerByAbsence(tx, into, { writerId: actor.id, memberIds }) : []
  await changeSums(tx, [...placed, ...sums, ...own, ...answered])
  return { conversationId: into.id, number, isRepeated: false }
}

/** Who writes has read what was there; an administrator has no place in the conversation of others. */
async function settleWriter(
  tx: Transaction,
  place: Parameters<typeof settleOwn>[1],
  memberIds: readonly string[],
): Promise<SumChange[]> {
  return memberIds.includes(place.memberId) ? (await settleOwn(tx, place)).sums : []
}

/** One of a team has answered: the others find it, and no letter asks them to. */
async function settleColleagues(
  tx: Transaction,
  into: Conversation,
  actor: MemberActor,
  memberIds: readonly string[],
): Promise<void> {
  if (!isTeamTalk(into) || !isForTeam(into, actor.id)) return
  for (const memberId of memberIds)
    if (memberId !== actor.id && isForTeam(into, memberId))
      await tx.announce({ kind: 'conversation.settled', conversationId: into.id, memberId })
}

async function findRepeated(tx: Transaction, actor: MemberActor, clientId: string) {
  const [found] = await tx.db
    .select()
    .from(message)
    .where(and(eq(message.senderId, actor.id), eq(message.clientId, clientId)))
  return found
}

async function expectQuotable(tx: Transaction, conversationId: string, number: number): Promise<void> {
  const [quoted] = await tx.db
    .select({ number: message.number })
    .from(message)
    .where(
      and(
        eq(message.conversationId, conversationId),
        eq(message.number, number),
        eq(message.kind, 'text'),
        isNull(message.deletedAt),
      ),
    )
  if (!quoted) throw new Invalid('The message that you answer is not there any more. Take the quote out.')
}

async function keepFiles(
  tx: Transaction,
  of: { conversationId: string; number: number },
  files: readonly StoredAttachment[],
): Promise<void> {
  if (files.length === 0) return
  await tx.db.insert(messageFile).values(files.map((file, position) => ({ ...of, ...file, position })))
}
