import type { ReviewsView } from '#app/shared/reviews/load-reviews.ts'
import { Markdown } from '#app/ui/markdown/markdown.tsx'
import type { PackageTier } from '#domain/catalogue/service-content.ts'
import { Compare } from './compare.tsx'
import { Faq, Requirements, Tags } from './parts.tsx'
import { Reviews } from './reviews.tsx'
import { SellerCard } from './seller-card.tsx'
import type { ServiceView } from './service-view.ts'

/** What is read after the pictures; a part that the seller left empty is not there. */
type ServiceRestProps = { view: ServiceView; reviews: ReviewsView; chosen: PackageTier | undefined }

export function ServiceRest({ view, reviews, chosen }: ServiceRestProps) {
  const { offer, faq, requirements, tags } = view
  return (
    <div className="service-rest">
      <section className="block">
        <h2>What you get</h2>
        {view.description ? (
          <Markdown text={view.description} headingLevel={3} />
        ) : (
          <p className="soft">Nothing is written here yet.</p>
        )}
        {tags.length > 0 ? <Tags tags={tags} /> : null}
      </section>
      {offer.packages.length > 1 ? (
        <section className="block">
          <h2>Packages side by side</h2>
          <Compare rows={view.compared} packages={offer.packages} currency={view.currency} chosen={chosen} />
        </section>
      ) : null}
      <section className="block">
        <h2>The seller</h2>
        <SellerCard seller={view.seller} />
      </section>
      {requirements.length > 0 ? (
        <section className="block">
          <h2>What you will be asked</h2>
          <Requirements requirements={requirements} />
        </section>
      ) : null}
      {faq.length > 0 ? (
        <section className="block">
          <h2>Questions people ask</h2>
          <Faq faq={faq} />
        </section>
      ) : null}
      <section className="block" id="reviews">
        <Reviews reviews={reviews} sellerName={view.sellerName} slug={view.slug} />
      </section>
    </div>
  )
}
