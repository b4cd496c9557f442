import type { RefusedForm } from '#app/forms/refused-form.ts'
import { ReviewPanel } from '#app/shared/reviews/review-panel.tsx'
import type { RoomData } from './load-room.ts'

/** What the two say of one another once the deal is done. */
export function Reviews({ reviews, party, sides, refused }: RoomData & { refused: RefusedForm | undefined }) {
  if (!reviews) return null
  const other = party === 'buyer' ? sides.seller : sides.buyer
  return (
    <section id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title">Reviews</h2>
      <ReviewPanel
        view={reviews}
        otherName={party ? other.name.trim().split(/\s+/)[0] || other.name : 'The other side'}
        refused={refused}
      />
    </section>
  )
}
