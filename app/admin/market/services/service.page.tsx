import { useActionData } from 'react-router'
import { staffOnly, reading } from '#app/edge.ts'
import { Section } from '#app/ui/shell/section.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { describeAdminPage } from '../../describe-admin-page.ts'
import type { Route } from './+types/service.page.ts'
import { ComparedPictures, Flags } from './compared-fields.tsx'
import { decidedWords, decisionIntents } from './decide.ts'
import { ApproveForm, RejectForm } from './decision-forms.tsx'
import { loadReview } from './load-review.ts'
import { ReviewHead } from './review-head.tsx'
import { ReviewHistory } from './review-history.tsx'
import { besideWords, ReviewedPersonSection, ReviewedWords } from './review-parts.tsx'
import { stateWords } from '#app/shared/services/service-state-words.ts'
import cssUrl from './moderation.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(
  staffOnly('services.read', async (edge) => ({
    ...(await loadReview(edge)),
    decided: decidedWords(edge.url.searchParams.get('decided')),
  })),
)

export const action = decisionIntents

export const meta: Route.MetaFunction = ({ loaderData }) => describeAdminPage(loaderData?.title ?? 'Service')

export default function ServiceReviewPage({ loaderData: review }: Route.ComponentProps) {
  const refused = useActionData<RefusedForm>()
  const { nextId, beforeWas } = review
  const forms = { submittedAt: review.submittedAt }
  const rejecting = review.waits === 'before' ? 'reject' : 'take-down'
  const shown = [
    ...(review.mayDecide && review.waits ? ['approve'] : []),
    ...(review.mayDecide && (review.waits || review.isLive) ? [rejecting] : []),
  ]
  return (
    <>
      <ReviewHead
        title={review.title}
        state={<StateLine review={review} />}
        list={{ label: 'Services', to: '/admin/market/services' }}
        asPage={`/services/${review.slug}?preview=1`}
        next={nextId ? `/admin/market/services/${nextId}` : null}
        done={review.decided}
        refused={refused}
        forms={shown}
        isOwn={!review.mayDecide}
        waits={review.waits !== null}
        claim={review.claim}
        now={review.now}
      />
      <ReviewedPersonSection
        title="Seller"
        person={review.seller}
        history={`${review.seller.history.approved} approved, ${review.seller.history.rejected} sent back before`}
      />
      <Section title="Pictures" text={besideWords(beforeWas)}>
        <ComparedPictures pictures={review.pictures} />
        <Flags flagged={review.galleryFlags} />
      </Section>
      <ReviewedWords fields={review.fields} beforeWas={beforeWas} copies={review.copies} />
      <Section title="Decided before">
        <ReviewHistory history={review.history} now={review.now} />
      </Section>
      {shown.length > 0 ? (
        <Section title="Decide" id="decide" opens text="It is written to the audit log.">
          <div className="grid2 decisions" key={`${review.id} ${review.submittedAt?.getTime()}`}>
            {review.waits ? (
              <ApproveForm
                {...forms}
                isLive={review.waits === 'after'}
                lastResult={refusalFor('approve', refused)}
              />
            ) : null}
            <RejectForm
              {...forms}
              intent={rejecting}
              reasons={review.choices}
              lastResult={refusalFor(rejecting, refused)}
            />
          </div>
        </Section>
      ) : null}
    </>
  )
}

type Review = Route.ComponentProps['loaderData']

function StateLine({ review }: { review: Review }) {
  return (
    <>
      <Tag>{stateWords[review.state]}</Tag>{' '}
      {review.flagsCount > 0 ? <Tag tone="bad">{review.flagsCount} flagged</Tag> : null}{' '}
      {review.copies.length > 0 ? (
        <Tag tone="bad">
          {review.copies.length} near {review.copies.length === 1 ? 'copy' : 'copies'}
        </Tag>
      ) : null}{' '}
      {review.waits && review.submittedAt ? (
        <>
          waits since <Time at={review.submittedAt} now={review.now} />
        </>
      ) : (
        'does not wait for a review'
      )}
    </>
  )
}
