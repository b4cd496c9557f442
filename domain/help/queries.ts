import { eq, gte, sql } from 'drizzle-orm'
import type { Actor } from '#domain/actor.ts'
import { dayOf } from '#domain/views/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { articles } from './articles.ts'
import { ASKED_DAYS, helpedOfHundred } from './help-rules.ts'
import { authorise } from './permissions.ts'
import type { Article } from './read-article.ts'
import { helpDay, helpVote } from './schema.server.ts'

/** `reads` of the last days; what readers said, of all that is kept. */
export type ArticleFigures = { reads: number; helpful: number; unhelpful: number }
export type CountedArticle = Article & ArticleFigures

/** Every article with its figures, the most read first. */
export async function listByReads(db: Db, now: Date): Promise<CountedArticle[]> {
  // Today is one of them.
  const since = dayOf(addDays(now, 1 - ASKED_DAYS))
  const rows = await db
    .select({
      slug: helpDay.slug,
      reads: sql<number>`coalesce(sum(${helpDay.reads}) filter (where ${gte(helpDay.day, since)}), 0)::int`,
      helpful: sql<number>`greatest(sum(${helpDay.helpful}), 0)::int`,
      unhelpful: sql<number>`greatest(sum(${helpDay.unhelpful}), 0)::int`,
    })
    .from(helpDay)
    .groupBy(helpDay.slug)
  const counted = new Map(rows.map(({ slug, ...figures }) => [slug, figures]))
  return articles
    .map((one) => ({ ...one, ...(counted.get(one.slug) ?? { reads: 0, helpful: 0, unhelpful: 0 }) }))
    .toSorted((one, other) => other.reads - one.reads || one.order - other.order)
}

/** Behind all of which something is said. */
const NOBODY_SAID = 101

/** Every article, those that help least first; after them, the most read first, those of which too few have said anything. */
export async function listByHelp(
  db: Db,
  actor: Actor,
  now: Date,
): Promise<(CountedArticle & { helpedOfHundred: number | undefined })[]> {
  authorise(actor, 'article.see-figures')
  const all = await listByReads(db, now)
  const shareOf = ({ helpedOfHundred: share = NOBODY_SAID }: { helpedOfHundred: number | undefined }) => share
  // Among equals the order by reads stays.
  return all
    .map((one) => ({ ...one, helpedOfHundred: helpedOfHundred(one) }))
    .toSorted((one, other) => shareOf(one) - shareOf(other))
}

/** What a member said of articles, for their export. */
export function exportVotes(db: Db, memberId: string) {
  return db
    .select({ article: helpVote.slug, helpful: helpVote.isHelpful, at: helpVote.votedAt })
    .from(helpVote)
    .where(eq(helpVote.memberId, memberId))
    .orderBy(helpVote.slug)
}
