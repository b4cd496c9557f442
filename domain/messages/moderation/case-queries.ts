import {
  and,
  desc,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  ne,
  notExists,
  or,
  sql,
  type Column,
  type SQL,
} from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Actor } from '#domain/actor.ts'
import { contains } from '#platform/db/words/contains.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { DAY_MS } from '#platform/clock/clock.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { authorise } from '../permissions.ts'
import { conversationMember, conversationStop, messageFlag } from '../schema.server.ts'

export const FLAGS_A_PAGE = 50
const HISTORY_DAYS = 90
const OUTCOME_DAYS = 30

export type MessageFlag = typeof messageFlag.$inferSelect
export const caseFilters = ['open', 'rules', 'reported', 'decided'] as const
export type CaseFilter = (typeof caseFilters)[number]

type Flags = Record<'id' | 'at' | 'kind' | 'found' | 'memberId' | 'decidedAt', Column>

const isOpen = isNull(messageFlag.decidedAt)
const filters: Record<CaseFilter, (flag: Flags) => SQL | undefined> = {
  open: ({ decidedAt }) => isNull(decidedAt),
  rules: ({ decidedAt, kind }) => and(isNull(decidedAt), ne(kind, 'report')),
  reported: ({ decidedAt, kind }) => and(isNull(decidedAt), eq(kind, 'report')),
  decided: ({ decidedAt }) => isNotNull(decidedAt),
}

/** Words of what was found, or members who wrote it. */
export type SoughtCases = { words: string; memberIds: readonly string[] }

type Asked = {
  filter: CaseFilter
  sought?: SoughtCases | undefined
  /** The last of the page before. */
  after?: string | undefined
}

const isAsked = (flag: Flags, { filter, sought }: Asked) =>
  and(
    filters[filter](flag),
    sought && or(contains(flag.found, sought.words), inArray(flag.memberId, [...sought.memberIds])),
  )

/** What comes before in the order of the list, compared by the database, whose moments are finer than ours. */
const isBefore = (one: Flags, other: Flags, filter: CaseFilter) =>
  filter === 'decided'
    ? sql`(${one.decidedAt}, ${one.at}, ${one.id}) > (${other.decidedAt}, ${other.at}, ${other.id})`
    : sql`(${one.at}, ${one.id}) < (${other.at}, ${other.id})`

const sooner = alias(messageFlag, 'sooner')

/** What waits, the oldest first, or what was decided, the latest first: a line for each message, however much was found in it. */
export async function listFlags(
  db: Db | DrizzleTransaction,
  actor: Actor,
  asked: Asked,
): Promise<MessageFlag[]> {
  authorise(actor, 'message.read-flags')
  const { filter, after } = asked
  const sameMessage = db
    .select({ id: sooner.id })
    .from(sooner)
    .where(
      and(
        eq(sooner.conversationId, messageFlag.conversationId),
        eq(sooner.number, messageFlag.number),
        isAsked(sooner, asked),
        isBefore(sooner, messageFlag, filter),
      ),
    )
  const isAfter = (id: string) =>
    exists(
      db
        .select({ id: sooner.id })
        .from(sooner)
        .where(and(eq(sooner.id, id), isBefore(sooner, messageFlag, filter))),
    )
  return db
    .select()
    .from(messageFlag)
    .where(and(isAsked(messageFlag, asked), notExists(sameMessage), after ? isAfter(after) : undefined))
    .orderBy(
      ...(filter === 'decided'
        ? [newestFirst(messageFlag.decidedAt), desc(messageFlag.at), desc(messageFlag.id)]
        : [messageFlag.at, messageFlag.id]),
    )
    .limit(FLAGS_A_PAGE)
}

/** What a flag is about: a message, or words that were not sent. */
const subject = sql`coalesce(${messageFlag.conversationId} || ' ' || ${messageFlag.number}, ${messageFlag.id}::text)`

export async function countFlags(
  db: Db | DrizzleTransaction,
  actor: Actor,
): Promise<{ open: number; rules: number; reported: number }> {
  authorise(actor, 'message.read-flags')
  const [row] = await db
    .select({
      // What a rule found may be reported too, and is one to look at.
      open: sql<number>`count(distinct ${subject})::int`,
      rules: sql<number>`count(distinct ${subject}) filter (where ${messageFlag.kind} <> 'report')::int`,
      reported: sql<number>`count(distinct ${subject}) filter (where ${messageFlag.kind} = 'report')::int`,
    })
    .from(messageFlag)
    .where(isOpen)
  return row ?? { open: 0, rules: 0, reported: 0 }
}

export async function expectFlag(db: Db | DrizzleTransaction, flagId: string): Promise<MessageFlag> {
  const [found] = await db.select().from(messageFlag).where(eq(messageFlag.id, flagId))
  if (!found) throw new NotFound('There is no such case')
  return found
}

/** Everything that was found in, or said about, the same message. */
export function listFlagsOfMessage(
  db: Db | DrizzleTransaction,
  { id, conversationId, number }: MessageFlag,
): Promise<MessageFlag[]> {
  const isSame =
    conversationId === null || number === null
      ? eq(messageFlag.id, id)
      : and(eq(messageFlag.conversationId, conversationId), eq(messageFlag.number, number))
  return db.select().from(messageFlag).where(isSame).orderBy(messageFlag.at)
}

/** The writer first, then with whom they talk. */
export async function listParties(
  db: Db | DrizzleTransaction,
  { conversationId, memberId }: MessageFlag,
): Promise<string[]> {
  if (conversationId === null) return [memberId]
  const rows = await db
    .select({ id: conversationMember.memberId })
    .from(conversationMember)
    .where(eq(conversationMember.conversationId, conversationId))
  return [memberId, ...rows.map(({ id }) => id).filter((id) => id !== memberId)]
}

export type ChatHistory = {
  flags: number
  stoppedUntil: Date | null
}

/** What the moderators had to do with a member in the last 90 days. */
export async function findChatHistory(
  db: Db | DrizzleTransaction,
  actor: Actor,
  memberId: string,
  now: Date,
): Promise<ChatHistory> {
  authorise(actor, 'message.read-flags')
  const since = new Date(now.getTime() - HISTORY_DAYS * DAY_MS)
  const flags = await db.$count(
    messageFlag,
    and(eq(messageFlag.memberId, memberId), gte(messageFlag.at, since)),
  )
  const [stopped] = await db.select().from(conversationStop).where(eq(conversationStop.memberId, memberId))
  return {
    flags,
    stoppedUntil: stopped && stopped.until > now ? stopped.until : null,
  }
}

export type CaseOutcomes = { nothing: number; word: number; more: number }

/** What the cases of the last thirty days came to: nothing wrong, a warning or a hidden message, or more than that. */
export async function countOutcomes(
  db: Db | DrizzleTransaction,
  actor: Actor,
  now: Date,
): Promise<CaseOutcomes> {
  authorise(actor, 'message.read-flags')
  const since = new Date(now.getTime() - OUTCOME_DAYS * DAY_MS)
  const [row] = await db
    .select({
      nothing: sql<number>`count(distinct ${subject}) filter (where ${messageFlag.decision} = 'dismiss')::int`,
      word: sql<number>`count(distinct ${subject}) filter (where ${messageFlag.decision} in ('warn', 'hide'))::int`,
      more: sql<number>`count(distinct ${subject}) filter (where ${messageFlag.decision} in ('stop', 'ban'))::int`,
    })
    .from(messageFlag)
    .where(gte(messageFlag.decidedAt, since))
  return row ?? { nothing: 0, word: 0, more: 0 }
}
