import { Form, useNavigation } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { ratedParts, reviewLimits } from '#domain/reviews/review-rules.ts'
import { partNames } from '#domain/reviews/review-words.ts'
import type { DealReviewsView } from './load-deal-reviews.ts'
import { Review } from './review-list.tsx'
import type { RoomIntent } from '#app/public/deals/room/act-on-room.ts'

type ReviewPanelProps = {
  view: DealReviewsView
  /** The other side, by first name. */
  otherName: string
  refused: RefusedForm | undefined
}

const stars = [5, 4, 3, 2, 1].map((count) => ({
  value: String(count),
  label: `${count} ${count === 1 ? 'star' : 'stars'}`,
}))

/** Which forms the panel has now. */
export function shownForms({ mayWrite, mayReply, theirs }: DealReviewsView): string[] {
  return [...(mayWrite ? ['review'] : []), ...(theirs && mayReply ? ['reply'] : [])]
}

/** Both reviews of a deal in its room: written blind, shown together, answered once. */
export function ReviewPanel({ view, otherName, refused }: ReviewPanelProps) {
  const { mine, theirs, closesAt, isRevealed } = view
  return (
    <>
      {view.mayWrite ? <WriteForm view={view} otherName={otherName} refused={refused} /> : null}
      {mine ? <Review review={mine} replier={otherName} /> : null}
      {mine && !isRevealed && closesAt ? (
        <p className="soft">
          {otherName} reads it when they have written too, or on <Time at={closesAt} />.
        </p>
      ) : null}
      {theirs ? <Review review={theirs} replier="You" /> : null}
      {theirs && view.mayReply ? <ReplyForm reviewId={theirs.id} refused={refused} /> : null}
      {!mine && !theirs && !view.mayWrite ? (
        <p className="soft">
          {view.hasOtherWritten
            ? 'A review is written, and not revealed yet.'
            : 'Nobody has written a review.'}
        </p>
      ) : null}
    </>
  )
}

function useIsSending(prefix: string): boolean {
  const { state, formData } = useNavigation()
  return state === 'submitting' && String(formData?.get('intent') ?? '').startsWith(prefix)
}

function WriteForm({ view, otherName, refused }: ReviewPanelProps) {
  const { form, field } = serverForm({
    id: 'review',
    lastResult: refusalFor('review', refused),
    limits: { text: reviewLimits.text },
  })
  const rated = view.side === 'buyer' ? ratedParts.map((part) => [part, partNames[part]] as const) : RATING
  return (
    <Form id={form.id} method="post" className="form" noValidate preventScrollReset>
      <FormErrors form={form} />
      <p>
        {view.hasOtherWritten ? `${otherName} has written. ` : ''}Neither of you reads the other’s review
        until both are in{view.closesAt ? ' or the time ends on ' : ''}
        {view.closesAt ? <Time at={view.closesAt} /> : null}; then nothing can be changed.
      </p>
      <div className="grid2">
        {rated.map(([name, label]) => (
          <Field key={name} label={label} {...field(name)}>
            <Select placeholder="Choose" options={stars} />
          </Field>
        ))}
      </div>
      <Field label="Review" {...field('text')} hint="Everyone reads it">
        <TextArea rows={4} />
      </Field>
      <div className="form-acts">
        <Button
          look="main"
          name="intent"
          value={(view.side === 'buyer' ? 'review-seller' : 'review-buyer') satisfies RoomIntent}
          busy={useIsSending('review')}
        >
          Hand in the review
        </Button>
      </div>
    </Form>
  )
}

const RATING = [['rating', 'Rating']] as const

function ReplyForm({ reviewId, refused }: { reviewId: string; refused: RefusedForm | undefined }) {
  const { form, field } = serverForm({
    id: 'reply',
    lastResult: refusalFor('reply', refused),
    limits: { text: reviewLimits.reply },
  })
  return (
    <Form id={form.id} method="post" className="form" noValidate preventScrollReset>
      <FormErrors form={form} />
      <input type="hidden" name="reviewId" value={reviewId} />
      <Field label="Reply" {...field('text')} hint="Once, and everyone reads it">
        <TextArea rows={3} />
      </Field>
      <div className="form-acts">
        <Button name="intent" value={'reply' satisfies RoomIntent} busy={useIsSending('reply')}>
          Reply
        </Button>
      </div>
    </Form>
  )
}
