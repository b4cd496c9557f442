import { and, desc, eq, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { messageLimits } from '../message-rules.ts'
import { isPlaceOf } from '../places/place-of.ts'
import { conversationMember, message } from '../schema.server.ts'
import { readerLexeme, teamLexeme } from '../write/search-words.ts'
import { isReader } from './find-conversation.ts'
import { findPartners, nobody, type Partner } from './find-partners.ts'

export const FOUND_A_PAGE = 50
const WORDS_MOST = 8

export type FoundMessage = {
  conversationId: string
  number: number
  senderId: string | null
  text: string
  writtenAt: Date
}

/** Behind which message one goes on to read what was found. */
export type FoundPlace = Pick<FoundMessage, 'conversationId' | 'number' | 'writtenAt'>

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
  {
    conversationId,
    before,
    most = FOUND_A_PAGE,
  }: { conversationId?: string | undefined; before?: FoundPlace | undefined; most?: number } = {},
): Promise<FoundMessage[]> {
  const words = wordsOf(query)
  if (words.length === 0 || !isReader(viewer)) return []
  const mine = await listLexemes(db, viewer.id)
  const asked = [
    `(${mine.map((one) => `'${one}'`).join(' | ')})`,
    ...words.map((word) => `'${word}':*`),
  ].join(' & ')
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
        before && isOlder(before),
      ),
    )
    .orderBy(desc(message.writtenAt), desc(message.number), desc(message.conversationId))
    .limit(most)
}

const isOlder = ({ writtenAt, number, conversationId }: FoundPlace) =>
  sql`(${message.writtenAt}, ${message.number}, ${message.conversationId})
    < (${writtenAt.toISOString()}::timestamptz, ${number}::integer, ${conversationId}::uuid)`

/** By what somebody's messages are marked: as theirs, or as those of a team that they are in. Which of the team's, their places say. */
async function listLexemes(db: Db, memberId: string): Promise<string[]> {
  const { rows } = await db.execute<{ team_id: string }>(
    sql`select team_id from team_member where member_id = ${memberId}::uuid and left_at is null`,
  )
  return [readerLexeme(memberId), ...rows.map((row) => teamLexeme(row.team_id))]
}

const PEOPLE_MOST = 2_000

/** With whom one talks, for a search by name: the conversation of each, the latest first. */
export async function listPartners(
  db: Db,
  viewer: Actor,
): Promise<{ conversationId: string; partner: Partner }[]> {
  if (!isReader(viewer)) return []
  const rows = await db
    .select({ conversationId: conversationMember.conversationId })
    .from(conversationMember)
    .where(isPlaceOf(viewer.id))
    .orderBy(newestFirst(conversationMember.lastAt))
    .limit(PEOPLE_MOST)
  const ids = rows.map(({ conversationId }) => conversationId)
  const partners = await findPartners(db, ids, viewer.id)
  return ids.map((conversationId) => ({ conversationId, partner: partners.get(conversationId) ?? nobody }))
}
