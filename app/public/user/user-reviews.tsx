import { useLocation } from 'react-router'
import { ReviewList } from '#app/shared/reviews/review-list.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import type { UserData } from './load-user.ts'

type UserReviewsProps = { profile: UserData; firstName: string }

/** What others said about working with them, as a seller and as a buyer. */
export function UserReviews({ profile, firstName }: UserReviewsProps) {
  const { reviews, reviewsAs, reviewCounts, username } = profile
  const { search } = useLocation()
  if (reviews.count === 0) return null
  const hrefOf = (changes: Record<string, string | null>) => {
    const params = new URLSearchParams(search)
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) params.delete(name)
      else params.set(name, value)
    }
    return `/user/${username}${params.size > 0 ? `?${params}` : ''}#reviews`
  }
  const tab = (as: 'seller' | 'buyer', label: string) => ({
    to: hrefOf({ as: as === 'buyer' ? as : null, stars: null, replied: null, reviews: null }),
    label,
    count: reviewCounts[as],
    current: reviewsAs === as,
  })
  return (
    <Section title="Reviews" id="reviews" text="Only those who completed a deal can write one.">
      {reviewCounts.seller > 0 && reviewCounts.buyer > 0 ? (
        <Tabs label="Reviews" tabs={[tab('seller', 'As a seller'), tab('buyer', 'As a buyer')]} />
      ) : null}
      <ReviewList view={reviews} replier={firstName} hrefOf={hrefOf} />
    </Section>
  )
}
