import { and, desc, eq, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { messageLimits } from '../message-rules.ts'
import { conversationMember, message } from '../schema.server.ts'
import { readerLexeme } from '../write/search-words.ts'
import { isReader } from './find-conversation.ts'

export const FOUND_MOST = 50
const WORDS_MOST = 8

export type FoundMessage = {
  conversationId: string
  number: number
  senderId: string | null
  text: string
  writtenAt: Date
}

/** The words of a query, in the letters that are looked for. */
export function wordsOf(query: string): string[] {
  const words = query
    .slice(0, messageLimits.query)
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
  return [...new Set(words)].slice(0, WORDS_MOST)
}

/** What was said, in one or all conversations of whoever looks, the newest first; each word may go on after what was typed. */
export async function searchMessages(
  db: Db,
  viewer: Actor,
  query: string,
  { conversationId }: { conversationId?: string } = {},
): Promise<FoundMessage[]> {
  const words = wordsOf(query)
  if (words.length === 0 || !isReader(viewer)) return []
  const asked = [`'${readerLexeme(viewer.id)}'`, ...words.map((word) => `'${word}':*`)].join(' & ')
  return db
    .select({
      conversationId: message.conversationId,
      number: message.number,
      senderId: message.senderId,
      text: message.text,
      writtenAt: message.writtenAt,
    })
    .from(message)
    .innerJoin(
      conversationMember,
      and(
        eq(conversationMember.conversationId, message.conversationId),
        eq(conversationMember.memberId, viewer.id),
      ),
    )
    .where(
      and(
        sql`${message.words} @@ ${asked}::tsquery`,
        conversationId === undefined ? undefined : eq(message.conversationId, conversationId),
      ),
    )
    .orderBy(desc(message.writtenAt), desc(message.number))
    .limit(FOUND_MOST)
}

const PEOPLE_MOST = 2_000

/** With whom one talks, for a search by name: the conversation of each, the latest first. */
export async function listPartners(
  db: Db,
  viewer: Actor,
): Promise<{ conversationId: string; memberId: string }[]> {
  if (!isReader(viewer)) return []
  const { rows } = await db.execute<{ conversation_id: string; member_id: string }>(sql`
    select other.conversation_id, other.member_id
    from conversation_member own
    join conversation_member other
      on other.conversation_id = own.conversation_id and other.member_id <> own.member_id
    where own.member_id = ${viewer.id}::uuid
    order by own.last_at desc limit ${PEOPLE_MOST}`)
  return rows.map((row) => ({ conversationId: row.conversation_id, memberId: row.member_id }))
}
