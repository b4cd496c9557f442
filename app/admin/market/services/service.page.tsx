import { Link, useActionData } from 'react-router'
import { staffOnly, reading } from '#app/edge.ts'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Crumbs } from '#app/ui/shell/crumbs.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { refusalElsewhere, refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { describeAdminPage } from '../../describe-admin-page.ts'
import type { Route } from './+types/service.page.ts'
import { ComparedFields, ComparedPictures, Flags } from './compared-fields.tsx'
import { decidedWords, decisionIntents } from './decide.ts'
import { ApproveForm, RejectForm } from './decision-forms.tsx'
import { loadReview } from './load-review.ts'
import { NearCopies } from './near-copies.tsx'
import { ClaimBar } from './claim-bar.tsx'
import { ReviewHistory } from './review-history.tsx'
import { useDecisionKeys } from './use-queue-keys.ts'
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
  useDecisionKeys({
    next: nextId ? `/admin/market/services/${nextId}` : null,
    list: '/admin/market/services',
  })
  const forms = { submittedAt: review.submittedAt }
  const rejecting = review.waits === 'before' ? 'reject' : 'take-down'
  const shown = [
    ...(review.mayDecide && review.waits ? ['approve'] : []),
    ...(review.mayDecide && (review.waits || review.isLive) ? [rejecting] : []),
  ]
  return (
    <>
      <Crumbs trail={[{ label: 'Services', to: '/admin/market/services' }, { label: review.title }]} />
      <PageHead title={review.title} lede={<StateLine review={review} />}>
        <p className="small soft hide-s admin-keys">
          <kbd>A</kbd> approve, <kbd>1</kbd>–<kbd>9</kbd> reasons, <kbd>R</kbd> send back, <kbd>T</kbd> take,{' '}
          <kbd>N</kbd> next, <kbd>U</kbd> list
        </p>
        <ButtonLink to={`/services/${review.slug}?preview=1`}>See it as a page</ButtonLink>
        {nextId ? <ButtonLink to={`/admin/market/services/${nextId}`}>Next</ButtonLink> : null}
      </PageHead>
      {review.decided ? <Note role="status">{review.decided}</Note> : null}
      <RefusedElsewhere result={refusalElsewhere(shown, refused)} wrote={{ note: 'In your own words' }} />
      {review.mayDecide && review.waits ? <ClaimBar claim={review.claim} now={review.now} /> : null}
      {review.mayDecide ? null : (
        <Note tone="info">This is yours: another administrator decides about it.</Note>
      )}
      <Section title="Seller" opens>
        <p className="row">
          <Avatar name={review.seller.name} src={review.seller.avatarUrl} size={32} />
          <Link to={`/admin/users/${review.seller.id}`}>{review.seller.name}</Link>
          <span className="soft">
            {review.seller.history.approved} approved, {review.seller.history.rejected} sent back before
          </span>
        </p>
      </Section>
      <Section title="Pictures" text={besideWords(beforeWas)}>
        <ComparedPictures pictures={review.pictures} />
        <Flags flagged={review.galleryFlags} />
      </Section>
      <Section title="Words" text={besideWords(beforeWas) ?? 'The first version: nothing to compare with.'}>
        <ComparedFields fields={review.fields} />
      </Section>
      {review.copies.length > 0 ? (
        <Section title="Near copies" text="Texts that others see and that say much of the same.">
          <NearCopies copies={review.copies} />
        </Section>
      ) : null}
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

const besideWords = (was: 'approved' | 'sent back' | null) =>
  was === 'approved'
    ? 'Beside the last approved version.'
    : was === 'sent back'
      ? 'Beside the version that was sent back.'
      : undefined

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
