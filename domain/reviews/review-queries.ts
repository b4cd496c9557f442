import { and, asc, eq, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#platform/db/database.ts'
import { newestFirst } from '#platform/db/newest-first.ts'
import { isShown, sumRatings } from './count-ratings.ts'
import { review } from './schema.server.ts'

export type ShownReview = typeof review.$inferSelect

const REVIEWS_A_PAGE = 10

/** About a service, about a team, or about a member as a seller (of their own) or as a buyer. */
export type ReviewedSubject =
  | { serviceId: string }
  | { teamId: string }
  | { memberId: string; as: 'seller' | 'buyer' }

type ReviewFilters = { stars?: number | undefined; isReplied?: boolean | undefined; page: number }

export type ReviewList = {
  reviews: ShownReview[]
  ratingSum: number
  /** Of all, whatever is filtered. */
  count: number
  /** How many gave five stars, four, … one. */
  byStars: { stars: number; count: number }[]
  found: number
  pages: number
}

const wholeStars = sql<number>`least(5, greatest(1, round(${review.rating} / 100.0)))::int`

function about(subject: ReviewedSubject): SQL | undefined {
  if ('serviceId' in subject) return and(eq(review.serviceId, subject.serviceId), eq(review.by, 'buyer'))
  if ('teamId' in subject) return eq(review.teamId, subject.teamId)
  return and(
    eq(review.aboutId, subject.memberId),
    isNull(review.teamId),
    eq(review.by, subject.as === 'seller' ? 'buyer' : 'seller'),
  )
}

/** What anyone may read, the newest first, with how many gave how much. */
export async function listReviews(
  db: Db,
  subject: ReviewedSubject,
  { stars, isReplied, page }: ReviewFilters,
): Promise<ReviewList> {
  const fits = and(
    isShown,
    about(subject),
    stars ? eq(wholeStars, stars) : undefined,
    isReplied ? isNotNull(review.reply) : undefined,
  )
  const counted = await db
    .select({
      stars: wholeStars,
      count: sql<number>`count(*)::int`,
      sum: sql<number>`sum(${review.rating})::int`,
    })
    .from(review)
    .where(and(isShown, about(subject)))
    .groupBy(wholeStars)
  const count = counted.reduce((sum, row) => sum + row.count, 0)
  if (count === 0) return { reviews: [], ratingSum: 0, count, byStars: [], found: 0, pages: 0 }
  const found = stars || isReplied ? await db.$count(review, fits) : count
  const pages = Math.max(1, Math.ceil(found / REVIEWS_A_PAGE))
  const reviews = await db
    .select()
    .from(review)
    .where(fits)
    .orderBy(newestFirst(review.revealedAt), asc(review.id))
    .limit(REVIEWS_A_PAGE)
    .offset((Math.min(page, pages) - 1) * REVIEWS_A_PAGE)
  return {
    reviews,
    ratingSum: counted.reduce((sum, row) => sum + row.sum, 0),
    count,
    byStars: [5, 4, 3, 2, 1].map((star) => ({
      stars: star,
      count: counted.find((row) => row.stars === star)?.count ?? 0,
    })),
    found,
    pages,
  }
}

/** How a member is rated as a buyer. */
export const sumRatingsAsBuyer = (db: Db, memberId: string) =>
  sumRatings(db, eq(review.aboutId, memberId), eq(review.by, 'seller'))

/** A number that grows with everything that a deal's room shows of its reviews. */
export async function countReviewMoments(db: Db, dealId: string): Promise<number> {
  const [counted] = await db
    .select({
      moments: sql<number>`(count(*) + count(${review.revealedAt}) + count(${review.voidedAt}) + count(${review.hiddenAt}) + count(${review.repliedAt}))::int`,
    })
    .from(review)
    .where(eq(review.dealId, dealId))
  return counted?.moments ?? 0
}

type DealReviews = {
  mine: ShownReview | null
  /** Only once it is revealed. */
  theirs: ShownReview | null
  hasOtherWritten: boolean
}

/** Both reviews of a deal as one of its sides may see them; `null` is an administrator, who sees what everyone does. */
export async function findDealReviews(
  db: Db,
  dealId: string,
  viewerSide: 'buyer' | 'seller' | null,
): Promise<DealReviews> {
  const rows = await db.select().from(review).where(eq(review.dealId, dealId))
  const shown = (row: ShownReview | undefined) =>
    row?.revealedAt && !row.voidedAt && !row.hiddenAt ? row : null
  const own = rows.find((row) => row.by === (viewerSide ?? 'buyer'))
  const other = rows.find((row) => row.by !== (viewerSide ?? 'buyer'))
  return {
    mine: viewerSide ? (own ?? null) : shown(own),
    theirs: shown(other),
    hasOtherWritten: Boolean(other),
  }
}
