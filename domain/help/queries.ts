import { eq, gte, sql } from 'drizzle-orm'
import { dayOf } from '#domain/views/index.ts'
import { addDays } from '#platform/clock/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { articles } from './articles.ts'
import { ASKED_DAYS } from './help-rules.ts'
import type { Article } from './read-article.ts'
import { helpDay, helpVote } from './schema.server.ts'

/** `reads` of the last days; what readers said, of all that is kept. */
export type ArticleFigures = { reads: number; helpful: number; unhelpful: number }
export type CountedArticle = Article & ArticleFigures

/** Every article with its figures, the most read first. */
export async function listByReads(db: Db, now: Date): Promise<CountedArticle[]> {
  const since = dayOf(addDays(now, -ASKED_DAYS))
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

/** What a member said of articles, for their export. */
export function exportVotes(db: Db, memberId: string) {
  return db
    .select({ article: helpVote.slug, helpful: helpVote.isHelpful, at: helpVote.votedAt })
    .from(helpVote)
    .where(eq(helpVote.memberId, memberId))
    .orderBy(helpVote.slug)
}
