import { and, asc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import type { Db, DrizzleTransaction } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { hasForeignVote } from './edit-idea.ts'
import { COMMENTS_A_PAGE } from './idea-rules.ts'
import type { IdeaRow } from './lock-idea.ts'
import { idea, ideaComment, ideaFollow, ideaOutcome, ideaStep, ideaVote } from './schema.server.ts'

/** An idea by its number: for everyone while the board shows it, for its author whatever became of it. */
export async function findIdea(
  db: Db,
  { number, viewerId }: { number: number; viewerId: string },
): Promise<{ found: IdeaRow; mergedInto?: undefined } | { mergedInto: number } | undefined> {
  const [found] = await db.select().from(idea).where(eq(idea.number, number))
  if (!found) return undefined
  if (found.mergedIntoId) {
    const [into] = await db.select({ number: idea.number }).from(idea).where(eq(idea.id, found.mergedIntoId))
    return into && { mergedInto: into.number }
  }
  const isGone = found.hiddenAt !== null || found.withdrawnAt !== null
  return isGone && found.authorId !== viewerId ? undefined : { found }
}

/** What stands around an idea on its page. */
export async function findAround(db: Db, { id, authorId }: IdeaRow, viewerId: string) {
  const isViewers = (table: typeof ideaVote | typeof ideaFollow) =>
    and(eq(table.ideaId, id), eq(table.memberId, viewerId))
  const [steps, outcomes, merged, followers, faces, [vote], [follow], hasVotesOfOthers] = await Promise.all([
    db.select().from(ideaStep).where(eq(ideaStep.ideaId, id)).orderBy(asc(ideaStep.id)),
    db.select().from(ideaOutcome).where(eq(ideaOutcome.ideaId, id)).orderBy(asc(ideaOutcome.at)),
    db
      .select({ number: idea.number, title: idea.title, votes: idea.mergedVotes })
      .from(idea)
      .where(and(eq(idea.mergedIntoId, id), isNull(idea.hiddenAt)))
      .orderBy(newestFirst(idea.mergedVotes))
      .limit(20),
    db.$count(ideaFollow, eq(ideaFollow.ideaId, id)),
    db.select({ memberId: ideaFollow.memberId }).from(ideaFollow).where(eq(ideaFollow.ideaId, id)).limit(6),
    db.select({ at: ideaVote.votedAt }).from(ideaVote).where(isViewers(ideaVote)),
    db.select({ since: ideaFollow.since }).from(ideaFollow).where(isViewers(ideaFollow)),
    hasForeignVote(db, { id, authorId }),
  ])
  return {
    steps,
    outcomes,
    merged,
    followers,
    followerIds: faces.map(({ memberId }) => memberId),
    isVoted: vote !== undefined,
    isFollowed: follow !== undefined,
    hasVotesOfOthers,
  }
}

export type CommentRow = typeof ideaComment.$inferSelect

/** Comments, the newest first, each with what was replied to it; those hidden by moderators come without their words. */
export async function listComments(
  db: Db,
  { ideaId, before }: { ideaId: string; before?: number | undefined },
): Promise<{ comments: CommentRow[]; replies: CommentRow[]; hasMore: boolean }> {
  const rows = await db
    .select()
    .from(ideaComment)
    .where(
      and(
        eq(ideaComment.ideaId, ideaId),
        isNull(ideaComment.parentId),
        before === undefined ? undefined : lt(ideaComment.number, before),
      ),
    )
    .orderBy(newestFirst(ideaComment.number))
    .limit(COMMENTS_A_PAGE + 1)
  const comments = rows.slice(0, COMMENTS_A_PAGE)
  const ids = comments.map(({ id }) => id)
  const replies =
    ids.length > 0
      ? await db
          .select()
          .from(ideaComment)
          .where(inArray(ideaComment.parentId, ids))
          .orderBy(asc(ideaComment.parentId), asc(ideaComment.number))
          .limit(500)
      : []
  const shown = (row: CommentRow) => (row.hiddenAt ? { ...row, text: '' } : row)
  return {
    comments: comments.map(shown),
    replies: replies.map(shown),
    hasMore: rows.length > COMMENTS_A_PAGE,
  }
}

/** How many votes it had at the end of each day on which somebody voted. */
export async function listVotesOverTime(db: Db, ideaId: string): Promise<{ day: string; votes: number }[]> {
  const { rows } = await db.execute<{ day: string; votes: number }>(sql`
    select to_char(day, 'YYYY-MM-DD') as day, (sum(given) over (order by day))::int as votes
    from (
      select date_trunc('day', voted_at at time zone 'UTC') as day, count(*) as given
      from ${ideaVote} where idea_id = ${ideaId}::uuid group by 1
    ) as days order by day`)
  return rows
}

type NamedIdea = { number: number; title: string }

/** Which ideas changes of the rules came from, by the places of the changes in their log. */
export async function findIdeasOfChanges(
  db: Db | DrizzleTransaction,
  changeIds: readonly number[],
): Promise<Map<number, NamedIdea>> {
  const rows = await findSources(db, 'rule', changeIds.map(String))
  return new Map(rows.map(({ key, ...one }) => [Number(key), one]))
}

/** Which ideas a post tells of. */
export async function findIdeasOfPost(db: Db, postId: string): Promise<NamedIdea[]> {
  const rows = await findSources(db, 'post', [postId])
  return rows.map(({ number, title }) => ({ number, title }))
}

async function findSources(
  db: Db | DrizzleTransaction,
  kind: 'rule' | 'post',
  keys: readonly string[],
): Promise<(NamedIdea & { key: string })[]> {
  if (keys.length === 0) return []
  return db
    .select({ key: ideaOutcome.key, number: idea.number, title: idea.title })
    .from(ideaOutcome)
    .innerJoin(idea, eq(idea.id, ideaOutcome.ideaId))
    .where(
      and(
        eq(ideaOutcome.kind, kind),
        inArray(ideaOutcome.key, keys),
        isNull(idea.hiddenAt),
        isNull(idea.withdrawnAt),
      ),
    )
    .orderBy(asc(idea.number))
}
