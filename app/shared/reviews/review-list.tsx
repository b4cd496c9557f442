import { Link } from 'react-router'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Rate } from '#app/ui/figures/rating/rating.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { partNames } from '#domain/reviews/review-words.ts'
import { ratedParts } from '#domain/reviews/review-rules.ts'
import type { ReviewsView, ReviewView } from './load-reviews.ts'

type ReviewListProps = {
  view: ReviewsView
  /** Whoever is reviewed and replies, by first name. */
  replier: string
  /** The address of the page, with what else it asks for. */
  hrefOf: (changes: Record<string, string | null>) => string
}

/** How many gave how much, each a filter; then what they said. */
export function ReviewList({ view, replier, hrefOf }: ReviewListProps) {
  const { asked, reviews, found, count, pages } = view
  const page = Math.min(asked.page, Math.max(1, pages))
  const isFiltered = asked.stars !== undefined || asked.isReplied
  return (
    <>
      <Spread view={view} hrefOf={hrefOf} />
      {isFiltered ? (
        <p className="reviews-shown">
          {found} of {count} {count === 1 ? 'review' : 'reviews'}.{' '}
          <Link to={hrefOf({ stars: null, replied: null, reviews: null })} preventScrollReset>
            Show all
          </Link>
        </p>
      ) : null}
      {reviews.map((one) => (
        <Review key={one.id} review={one} replier={replier} />
      ))}
      {pages > 1 ? (
        <nav className="reviews-pages" aria-label="Pages of reviews">
          {page > 1 ? (
            <Link to={hrefOf({ reviews: String(page - 1) })} preventScrollReset>
              Newer
            </Link>
          ) : null}
          <span className="soft">
            Page {page} of {pages}
          </span>
          {page < pages ? (
            <Link to={hrefOf({ reviews: String(page + 1) })} preventScrollReset>
              Older
            </Link>
          ) : null}
        </nav>
      ) : null}
    </>
  )
}

function Spread({ view, hrefOf }: Pick<ReviewListProps, 'view' | 'hrefOf'>) {
  const { byStars, count, mean, asked } = view
  return (
    <div className="reviews-spread">
      <p>
        <b className="reviews-mean">{mean.toFixed(1)}</b>{' '}
        <span className="soft">of 5, from completed deals only</span>
      </p>
      <ul className="reviews-bars">
        {byStars.map((row) => (
          <li key={row.stars}>
            <Link
              to={hrefOf({ stars: String(row.stars), reviews: null })}
              aria-current={asked.stars === row.stars ? 'true' : undefined}
              preventScrollReset
            >
              {row.stars} {row.stars === 1 ? 'star' : 'stars'}
            </Link>
            <svg aria-hidden="true">
              <rect width={`${(row.count / Math.max(1, count)) * 100}%`} height="100%" />
            </svg>
            <span>{formatCount(row.count)}</span>
          </li>
        ))}
      </ul>
      <Link
        className="reviews-replied"
        to={hrefOf({ replied: asked.isReplied ? null : '1', reviews: null })}
        aria-current={asked.isReplied ? 'true' : undefined}
        preventScrollReset
      >
        Only with a reply
      </Link>
    </div>
  )
}

export function Review({ review, replier }: { review: ReviewView; replier: string }) {
  const { author, parts } = review
  return (
    <article className="review">
      <header>
        <Avatar name={author?.name ?? 'A former member'} src={author?.avatarUrl ?? null} size={36} />
        <div>
          {author ? (
            <Link to={`/user/${author.username}`}>
              <b>{author.name}</b>
            </Link>
          ) : (
            <b>A former member</b>
          )}
          <p className="small soft">
            {review.service ? (
              <>
                <Link to={`/services/${review.service.slug}`}>{review.service.title}</Link>:{' '}
              </>
            ) : null}
            {review.bought}, {review.band}, <Time at={review.at} quiet />,{' '}
            <Link to={`/report/review/${review.id}`} rel="nofollow">
              report
            </Link>
          </p>
        </div>
        <Rate value={review.value} />
      </header>
      {parts ? (
        <p className="small soft review-parts">
          {ratedParts.map((part) => `${partNames[part]} ${parts[part]}`).join(', ')}
        </p>
      ) : null}
      <blockquote>{review.text}</blockquote>
      {review.reply ? (
        <p className="review-reply">
          <b>{replier} replied.</b> {review.reply}
        </p>
      ) : null}
    </article>
  )
}
