import { and, asc, eq, gt, inArray, isNull, notInArray, sql, type SQL } from 'drizzle-orm'
import { findPeople } from '#domain/accounts/index.ts'
import { findForgottenDeals } from '#domain/deals/index.ts'
import { nameTeams } from '#domain/teams/index.ts'
import type { Db } from '#platform/db/database.ts'
import type { Transaction } from '#platform/db/transaction.ts'
import { isPlaceOf } from './places/place-of.ts'
import { listQuickReplies } from './read/list-quick-replies.ts'
import {
  conversation,
  conversationMember,
  conversationStop,
  message,
  messageFile,
  messageQuestion,
  messageReader,
  messageVersion,
  messageFlag,
  messageWarning,
  quickReply,
} from './schema.server.ts'
import { wordsIn, wordsOf } from './words-to-erase.ts'

const AT_ONCE = 500

/**
 * Every conversation of a member as they can read it, message by message; and where they read no more, as of a team that they left, what
 * they said themselves.
 */
export async function* exportMessages(db: Db, memberId: string): AsyncGenerator<unknown> {
  const theirs = db
    .select({ id: conversationMember.conversationId })
    .from(conversationMember)
    .where(isPlaceOf(memberId))
  const spoken = db
    .selectDistinct({ id: message.conversationId })
    .from(message)
    .where(eq(message.senderId, memberId))
  yield* exportTalks(db, memberId, inArray(conversation.id, theirs), undefined)
  yield* exportTalks(
    db,
    memberId,
    and(inArray(conversation.id, spoken), notInArray(conversation.id, theirs)),
    eq(message.senderId, memberId),
  )
}

async function* exportTalks(
  db: Db,
  memberId: string,
  which: SQL | undefined,
  only: SQL | undefined,
): AsyncGenerator<unknown> {
  const talks = await db
    .select({
      id: conversation.id,
      kind: conversation.kind,
      dealId: conversation.dealId,
      teamId: conversation.teamId,
    })
    .from(conversation)
    .where(which)
    .orderBy(asc(conversation.begunAt))
  const teams = await nameTeams(
    db,
    talks.map(({ teamId }) => teamId),
  )
  for (const one of talks) {
    for (let after = 0; ;) {
      const rows = await db
        .select()
        .from(message)
        .where(and(eq(message.conversationId, one.id), gt(message.number, after), only))
        .orderBy(asc(message.number))
        .limit(AT_ONCE)
      // By those who wrote: some of a team may have left it since.
      const writers = rows.flatMap(({ senderId }) => senderId ?? [])
      const people = await findPeople(db, [...new Set(writers)])
      const files = await listFilesOf(
        db,
        one.id,
        // What others took back has no files any more; one's own are in the export all the same.
        rows.filter(({ deletedAt, senderId }) => !deletedAt || senderId === memberId),
      )
      for (const row of rows)
        yield {
          conversation: one.id,
          kind: one.kind,
          dealId: one.dealId ?? row.dealId,
          team: teams.get(one.teamId ?? '')?.name ?? null,
          number: row.number,
          from: row.senderId === memberId ? 'me' : (people.get(row.senderId ?? '')?.displayName ?? null),
          step: row.step,
          text: row.text,
          files: (files.get(row.number) ?? []).map(({ id, name }) => ({ id, name })),
          writtenAt: row.writtenAt,
          editedAt: row.editedAt,
          deletedAt: row.deletedAt,
        }
      const last = rows.at(-1)
      if (!last || rows.length < AT_ONCE) break
      after = last.number
    }
  }
}

/** The files of these messages, by number: those that the member sent lie in the export under their id. */
async function listFilesOf(
  db: Db,
  conversationId: string,
  rows: readonly { number: number; fileCount: number }[],
) {
  const numbers = rows.filter(({ fileCount }) => fileCount > 0).map(({ number }) => number)
  const files =
    numbers.length === 0
      ? []
      : await db
          .select({ id: messageFile.id, name: messageFile.name, number: messageFile.number })
          .from(messageFile)
          .where(and(eq(messageFile.conversationId, conversationId), inArray(messageFile.number, numbers)))
          .orderBy(messageFile.number, messageFile.position)
  return Map.groupBy(files, ({ number }) => number)
}

/** What a member chose and keeps beside what they say. */
export async function* exportMessageChoices(db: Db, memberId: string): AsyncGenerator<unknown> {
  const [chosen] = await db.select().from(messageReader).where(eq(messageReader.memberId, memberId))
  if (chosen) {
    const { memberId: _memberId, unread: _unread, ...choices } = chosen
    yield choices
  }
  for (const { id, text } of await listQuickReplies(db, memberId)) yield { quickReply: id, text }
}

/** The files that a member sent. */
export async function listFilesSentBy(db: Db | Transaction['db'], memberId: string) {
  return db
    .select({ id: messageFile.id, name: messageFile.name, fileKey: messageFile.fileKey })
    .from(messageFile)
    .innerJoin(
      message,
      and(eq(message.conversationId, messageFile.conversationId), eq(message.number, messageFile.number)),
    )
    .where(eq(message.senderId, memberId))
}

/**
 * What was said stays with whom it was said to, under no name; files, what was typed and earlier words go. What belongs to a
 * deal stays whole: it is the word of a side, as long as somebody agreed to the deal and is still there to read it.
 */
export async function eraseMessages(tx: Transaction, memberId: string): Promise<string[]> {
  const { ofNothing, leftAlone } = await findForgottenDeals(tx, memberId)
  const sent = [...(await wordsOf(tx.db, memberId, ofNothing)), ...(await wordsIn(tx.db, leftAlone))]
  const ids = [...new Set(sent.map(({ conversationId }) => conversationId))]
  const keys: string[] = []
  for (const id of ids) {
    const numbers = sent.filter(({ conversationId }) => conversationId === id).map(({ number }) => number)
    const ofThem = and(eq(messageFile.conversationId, id), inArray(messageFile.number, numbers))
    const gone = await tx.db.delete(messageFile).where(ofThem).returning({ fileKey: messageFile.fileKey })
    keys.push(...gone.map(({ fileKey }) => fileKey))
    await tx.db
      .delete(messageVersion)
      .where(and(eq(messageVersion.conversationId, id), inArray(messageVersion.number, numbers)))
  }
  await tx.db.update(message).set({ senderId: null, clientId: null }).where(eq(message.senderId, memberId))
  await tx.db.update(conversationMember).set({ draft: '' }).where(isPlaceOf(memberId))
  await tx.db.delete(quickReply).where(eq(quickReply.memberId, memberId))
  await tx.db.delete(messageReader).where(eq(messageReader.memberId, memberId))
  // How a team answered stays the team's.
  const isOwn = and(eq(messageQuestion.memberId, memberId), isNull(messageQuestion.teamId))
  await tx.db.delete(messageQuestion).where(isOwn)
  await tx.db.delete(messageWarning).where(eq(messageWarning.memberId, memberId))
  // What was found in their words are their addresses and numbers; of what they said about others the reason stays.
  await tx.db.update(messageFlag).set({ words: null, found: '' }).where(eq(messageFlag.memberId, memberId))
  await tx.db
    .update(messageFlag)
    .set({ found: sql`split_part(${messageFlag.found}, '. ', 1)` })
    .where(eq(messageFlag.reporterId, memberId))
  await tx.db.delete(conversationStop).where(eq(conversationStop.memberId, memberId))
  return keys
}
