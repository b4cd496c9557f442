import { Form } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Radio } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { TextArea } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { ticketLimits } from '#domain/support/ticket-rules.ts'
import type { TicketIntentName, TicketView } from './ticket-view.ts'

const SAID = { good: 'You said that the help was good.', bad: 'You said that the help was bad.' }

/** How the help was, in a word and, if one likes, in more. */
export function RateForm({
  ticket: { rating, ratingWords },
  refused,
}: {
  ticket: TicketView
  refused: RefusedForm | undefined
}) {
  const { form, field } = serverForm({
    id: 'rate',
    lastResult: refusalFor('rate', refused),
    limits: { words: ticketLimits.ratingWords },
  })
  const chosen = field('rating')
  const words = field('words')
  return (
    <details className="rate" open={rating === null || refused?.formId === 'rate'}>
      <summary>{rating ? `${SAID[rating]} Change it` : 'How was the help?'}</summary>
      <Form id={form.id} method="post" className="form" preventScrollReset noValidate>
        <FormErrors form={form} />
        <FieldSet label="The help was" {...chosen} defaultValue={chosen.defaultValue ?? rating ?? undefined}>
          <div className="row">
            <Radio value="good">Good</Radio>
            <Radio value="bad">Bad</Radio>
          </div>
        </FieldSet>
        <Field
          label="What we could do better"
          optional
          {...words}
          required={false}
          defaultValue={words.defaultValue ?? ratingWords}
        >
          <TextArea rows={2} />
        </Field>
        <div className="form-acts">
          <Button name="intent" value={'rate' satisfies TicketIntentName}>
            Say so
          </Button>
        </div>
      </Form>
    </details>
  )
}
