import { useLocation } from 'react-router'
import type { ReviewsView } from '#app/shared/reviews/load-reviews.ts'
import { ReviewList } from '#app/shared/reviews/review-list.tsx'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'

type ReviewsProps = { reviews: ReviewsView; sellerName: string; slug: string }

/** What buyers said; until a deal was completed and reviewed there is nothing to say. */
export function Reviews({ reviews, sellerName, slug }: ReviewsProps) {
  const { search } = useLocation()
  const { count } = reviews
  if (count === 0)
    return (
      <>
        <h2>Reviews</h2>
        <p className="soft">No reviews yet. Only buyers of completed deals can write one.</p>
      </>
    )
  const hrefOf = (changes: Record<string, string | null>) => {
    const params = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) params.delete(name)
      else params.set(name, value)
    }
    return `/services/${slug}${params.size > 0 ? `?${params}` : ''}#reviews`
  }
  return (
    <>
      <h2>
        {formatCount(count)} {count === 1 ? 'review' : 'reviews'}
      </h2>
      <ReviewList view={reviews} replier={sellerName} hrefOf={hrefOf} />
    </>
  )
}
