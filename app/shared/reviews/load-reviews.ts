import { avatarUrl, findListed } from '#domain/accounts/index.ts'
import { nameServices } from '#domain/catalogue/index.ts'
import { listReviews, type ReviewedSubject, type ShownReview } from '#domain/reviews/index.ts'
import { priceBand } from '#domain/reviews/review-rules.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import type { Db } from '#platform/db/database.ts'

type AskedReviews = { stars: number | undefined; isReplied: boolean; page: number }

/** What of the reviews an address asks for; what makes no sense asks for all. */
export function readAskedReviews(params: URLSearchParams): AskedReviews {
  const stars = Number(params.get('stars'))
  const page = Number(params.get('reviews'))
  return {
    stars: [1, 2, 3, 4, 5].includes(stars) ? stars : undefined,
    isReplied: params.get('replied') === '1',
    page: Number.isInteger(page) && page > 0 && page < 10_000 ? page : 1,
  }
}

/** Reviews as a page paints them, with who wrote them and how many gave how much. */
export async function loadReviews(db: Db, subject: ReviewedSubject, asked: AskedReviews, currency: string) {
  const { reviews, ratingSum, count, byStars, found, pages } = await listReviews(db, subject, asked)
  const authors = await findListed(
    db,
    reviews.flatMap(({ authorId }) => authorId ?? []),
  )
  // On the service's own page everyone knows what was bought.
  const services = await nameServices(
    db,
    'serviceId' in subject ? [] : [...new Set(reviews.flatMap(({ serviceId }) => serviceId ?? []))],
  )
  return {
    asked,
    count,
    found,
    pages,
    mean: count > 0 ? ratingSum / count / 100 : 0,
    byStars,
    reviews: reviews.map((row) => ({
      ...viewReview(row, authors, currency),
      service: services.get(row.serviceId ?? ''),
    })),
    authorIds: [...authors.keys()],
  }
}

export type ReviewsView = Awaited<ReturnType<typeof loadReviews>>

type Authors = Awaited<ReturnType<typeof findListed>>

export function viewReview(row: ShownReview, authors: Authors, currency: string) {
  const author = row.authorId ? authors.get(row.authorId) : undefined
  const { fromMinor, toMinor } = priceBand(row.priceMinor)
  const money = (amount: number) => formatMoney(amount, currency, { trim: true })
  return {
    id: row.id,
    author: author
      ? { name: author.displayName, username: author.username, avatarUrl: avatarUrl(author.avatarKey, 64) }
      : null,
    bought: row.bought,
    band: `${money(fromMinor)} to ${money(toMinor)}`,
    at: row.revealedAt ?? row.writtenAt,
    value: row.rating / 100,
    parts:
      row.communication && row.quality && row.timing
        ? { communication: row.communication, quality: row.quality, timing: row.timing }
        : null,
    text: row.text,
    reply: row.reply,
  }
}

/** The service that it is about is named where several are reviewed, while it can be seen. */
export type ReviewView = ReturnType<typeof viewReview> & {
  service?: { title: string; slug: string } | undefined
}
