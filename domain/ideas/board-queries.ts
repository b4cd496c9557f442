import { and, desc, eq, inArray, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { type BoardScope, type BoardSort, IDEAS_A_PAGE } from './idea-rules.ts'
import { isShown } from './lock-idea.ts'
import { idea, ideaCount, ideaFollow, ideaOutcome, ideaState, ideaStep, ideaVote } from './schema.server.ts'

/** Where the page before ended: its last figure and number. */
export type BoardPlace = { figure: number; number: number }

/** What of the board is asked for, whatever its state. */
type Narrowed = {
  viewerId: string
  scope?: BoardScope | undefined
  kindId?: string | undefined
  /** What search found, where words were looked for. */
  ids?: readonly string[] | undefined
}

type Asked = Narrowed & {
  sort: BoardSort
  stateId?: string | undefined
  after?: BoardPlace | undefined
}

const shownOnBoard = {
  id: idea.id,
  number: idea.number,
  title: idea.title,
  text: sql<string>`left(${idea.text}, 400)`,
  authorId: idea.authorId,
  kindId: idea.kindId,
  stateId: idea.stateId,
  votes: idea.votes,
  trend: idea.trend,
  comments: idea.comments,
  writtenAt: idea.writtenAt,
  movedAt: idea.movedAt,
  answer: idea.answer,
  answeredAt: idea.answeredAt,
}

/** One page of the board, one more than is shown: whether there is a next. */
export async function listBoard(db: Db, { sort, stateId, after, ...narrowed }: Asked) {
  const rows = await db
    .select(shownOnBoard)
    .from(idea)
    .where(
      and(
        isAmong(narrowed),
        stateId ? eq(idea.stateId, stateId) : undefined,
        after ? isBehind(sort, after) : undefined,
      ),
    )
    .orderBy(...orders[sort])
    .limit(IDEAS_A_PAGE + 1)
  return { rows: rows.slice(0, IDEAS_A_PAGE), hasMore: rows.length > IDEAS_A_PAGE }
}

export type BoardRow = Awaited<ReturnType<typeof listBoard>>['rows'][number]

/** By votes and by trend those of the same figure go by age, the newest first. */
const orders: Record<BoardSort, SQL[]> = {
  votes: [newestFirst(idea.votes), newestFirst(idea.number)],
  trending: [newestFirst(idea.trend), newestFirst(idea.number)],
  new: [newestFirst(idea.number)],
}

export const figureOf = (sort: BoardSort, row: { votes: number; trend: number }): number =>
  sort === 'votes' ? row.votes : sort === 'trending' ? row.trend : 0

function isBehind(sort: BoardSort, { figure, number }: BoardPlace): SQL | undefined {
  if (sort === 'new') return lt(idea.number, number)
  const column = sort === 'votes' ? idea.votes : idea.trend
  return or(lt(column, figure), and(eq(column, figure), lt(idea.number, number)))
}

const isAmong = ({ viewerId, scope, kindId, ids }: Narrowed): SQL | undefined =>
  and(
    isShown,
    kindId ? eq(idea.kindId, kindId) : undefined,
    scope ? isOf(scope, viewerId) : undefined,
    ids ? inArray(idea.id, [...ids]) : undefined,
  )

function isOf(scope: BoardScope, memberId: string): SQL {
  if (scope === 'mine') return eq(idea.authorId, memberId)
  const table = scope === 'followed' ? ideaFollow : ideaVote
  return sql`${idea.id} in (select idea_id from ${table} where member_id = ${memberId}::uuid)`
}

/** Which of these the viewer has voted for. */
export async function findOwnVotes(
  db: Db,
  memberId: string,
  ideaIds: readonly string[],
): Promise<Set<string>> {
  if (ideaIds.length === 0) return new Set()
  const rows = await db
    .select({ ideaId: ideaVote.ideaId })
    .from(ideaVote)
    .where(and(eq(ideaVote.memberId, memberId), inArray(ideaVote.ideaId, [...ideaIds])))
  return new Set(rows.map(({ ideaId }) => ideaId))
}

export type BoardCounts = {
  ideas: number
  answered: number
  done: number
  rules: number
  byState: Map<string, number>
  byKind: Map<string, number>
}

/** What the board has, from the sums that the database keeps. */
export async function countBoard(db: Db): Promise<BoardCounts> {
  const [rows, rules] = await Promise.all([
    db
      .select({
        stateId: ideaCount.stateId,
        kindId: ideaCount.kindId,
        isAnswered: ideaCount.isAnswered,
        ideas: sql<number>`sum(${ideaCount.ideas})::int`,
        isDone: sql<boolean>`${ideaState.isFinal} and not ${ideaState.isRefusal}`,
      })
      .from(ideaCount)
      .innerJoin(ideaState, eq(ideaState.id, ideaCount.stateId))
      .groupBy(ideaCount.stateId, ideaCount.kindId, ideaCount.isAnswered, ideaState.id),
    db.$count(ideaOutcome, eq(ideaOutcome.kind, 'rule')),
  ])
  const sum = (of: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(of).reduce((all, { ideas }) => all + ideas, 0)
  const by = (key: 'stateId' | 'kindId') =>
    new Map([...new Set(rows.map((row) => row[key]))].map((id) => [id, sum((row) => row[key] === id)]))
  return {
    ideas: sum(() => true),
    answered: sum(({ isAnswered }) => isAnswered),
    done: sum(({ isDone }) => isDone),
    rules,
    byState: by('stateId'),
    byKind: by('kindId'),
  }
}

/**
 * How many of what is asked for stand in each state. Of one person's, and of what search found, there are few enough to be counted;
 * all of a kind are in the sums that the database keeps.
 */
export async function countInStates(db: Db, narrowed: Narrowed): Promise<Map<string, number>> {
  const { scope, kindId, ids } = narrowed
  const rows =
    scope || ids
      ? await db
          .select({ stateId: idea.stateId, ideas: sql<number>`count(*)::int` })
          .from(idea)
          .where(isAmong(narrowed))
          .groupBy(idea.stateId)
      : await db
          .select({ stateId: ideaCount.stateId, ideas: sql<number>`sum(${ideaCount.ideas})::int` })
          .from(ideaCount)
          .where(kindId ? eq(ideaCount.kindId, kindId) : undefined)
          .groupBy(ideaCount.stateId)
  return new Map(rows.map(({ stateId, ideas }) => [stateId, ideas]))
}

/** These as the board shows them, in the order that was asked for. */
export async function listIdeasOf(db: Db, ids: readonly string[]): Promise<BoardRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select(shownOnBoard)
    .from(idea)
    .where(and(isShown, inArray(idea.id, [...ids])))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** The operator's latest words to each of these, and the rule that came of it. */
export async function findNotesOf(
  db: Db,
  ideaIds: readonly string[],
): Promise<Map<string, { words: string; rule: string | undefined }>> {
  if (ideaIds.length === 0) return new Map()
  const [steps, rules] = await Promise.all([
    db
      .selectDistinctOn([ideaStep.ideaId], { ideaId: ideaStep.ideaId, words: ideaStep.words })
      .from(ideaStep)
      .where(inArray(ideaStep.ideaId, [...ideaIds]))
      .orderBy(ideaStep.ideaId, desc(ideaStep.id)),
    db
      .select({ ideaId: ideaOutcome.ideaId, address: ideaOutcome.address })
      .from(ideaOutcome)
      .where(and(eq(ideaOutcome.kind, 'rule'), inArray(ideaOutcome.ideaId, [...ideaIds]))),
  ])
  const ruleOf = new Map(rules.map(({ ideaId, address }) => [ideaId, address]))
  return new Map(steps.map(({ ideaId, words }) => [ideaId, { words, rule: ruleOf.get(ideaId) }]))
}
