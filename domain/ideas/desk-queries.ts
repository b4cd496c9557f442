import { and, count, eq, inArray, isNotNull, isNull, lt, min, or, sql, type SQL } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { contains } from '#platform/db/words/contains.ts'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { type DeskSort, type DeskView, WAITING_COUNT_MOST } from './idea-rules.ts'
import { type IdeaRow, isShown } from './lock-idea.ts'
import { authorise } from './permissions.ts'
import { idea, ideaFollow, ideaState } from './schema.server.ts'

export const DESK_PAGE = 50
const MOST_FOR_FILE = 10_000

type Asked = {
  view: DeskView
  sort?: DeskSort | undefined
  /** Words of the title, or the number. */
  words?: string | undefined
  kindId?: string | undefined
  /** The number of the last of the page before. */
  after?: number | undefined
}

const isGoing = sql`${idea.stateId} in (select id from ${ideaState} where not is_first and not is_final)`

const ofView: Record<DeskView, SQL | undefined> = {
  waiting: and(isShown, isNull(idea.answeredAt)),
  all: isShown,
  going: and(isShown, isGoing),
  hidden: isNotNull(idea.hiddenAt),
}

/** What the desk looks at: most votes first, or the newest. */
export async function listDeskIdeas(
  db: Db | DrizzleTransaction,
  actor: Actor,
  { view, sort = 'votes', words, kindId, after }: Asked,
  most = DESK_PAGE,
): Promise<IdeaRow[]> {
  authorise(actor, 'idea.manage')
  const [last] = after ? await db.select().from(idea).where(eq(idea.number, after)) : []
  return db
    .select()
    .from(idea)
    .where(
      and(
        ofView[view],
        words ? isSought(words) : undefined,
        kindId ? eq(idea.kindId, kindId) : undefined,
        last && isBehind(sort, last),
      ),
    )
    .orderBy(...(sort === 'votes' ? [newestFirst(idea.votes)] : []), newestFirst(idea.number))
    .limit(most)
}

const isSought = (words: string) =>
  or(contains(idea.title, words), /^\d{1,15}$/.test(words) ? eq(idea.number, Number(words)) : undefined)

const isBehind = (sort: DeskSort, { votes, number }: IdeaRow): SQL | undefined =>
  sort === 'votes'
    ? or(lt(idea.votes, votes), and(eq(idea.votes, votes), lt(idea.number, number)))
    : lt(idea.number, number)

export const listIdeasForFile = (db: Db, actor: Actor, asked: Omit<Asked, 'after'>) =>
  listDeskIdeas(db, actor, asked, MOST_FOR_FILE)

/** How many wait for an answer, up to a hundred; and since when the first of them does, where these are all of them. */
export async function countWaitingIdeas(
  db: Db | DrizzleTransaction,
  actor: Actor,
): Promise<{ waiting: number; isMore: boolean; oldestAt: Date | null }> {
  authorise(actor, 'idea.manage')
  const first = db
    .select({ writtenAt: idea.writtenAt })
    .from(idea)
    .where(ofView.waiting)
    .orderBy(newestFirst(idea.votes), newestFirst(idea.number))
    .limit(WAITING_COUNT_MOST)
    .as('first')
  const [counted] = await db.select({ waiting: count(), oldestAt: min(first.writtenAt) }).from(first)
  const waiting = counted?.waiting ?? 0
  const isMore = waiting >= WAITING_COUNT_MOST
  return { waiting, isMore, oldestAt: isMore ? null : (counted?.oldestAt ?? null) }
}

/** One of them, with how many follow it. */
export async function findDeskIdea(
  db: Db,
  actor: Actor,
  number: number,
): Promise<{ found: IdeaRow; followers: number }> {
  authorise(actor, 'idea.manage')
  const [found] = await db.select().from(idea).where(eq(idea.number, number))
  if (!found) throw new NotFound('There is no such idea')
  return { found, followers: await db.$count(ideaFollow, eq(ideaFollow.ideaId, found.id)) }
}

/** Ideas by their numbers, for what is joined with them. */
export async function findIdeasByNumber(
  db: Db | DrizzleTransaction,
  actor: Actor,
  numbers: readonly number[],
): Promise<IdeaRow[]> {
  authorise(actor, 'idea.manage')
  return numbers.length > 0
    ? db
        .select()
        .from(idea)
        .where(inArray(idea.number, [...numbers]))
    : []
}

/** How many days ideas waited for their answers, on average; nothing where none was answered. */
export async function findAnswerDays(db: Db, actor: Actor): Promise<number | undefined> {
  authorise(actor, 'idea.manage')
  const { rows } = await db.execute<{ days: number | null }>(sql`
    select avg(extract(epoch from answered_at - written_at) / 86400)::float8 as days
    from (
      select answered_at, written_at from ${idea} where answered_at is not null
      order by number desc limit 200
    ) as latest`)
  return rows[0]?.days ?? undefined
}
