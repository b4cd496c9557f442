import { useState, type ChangeEvent, type ReactNode, type SubmitEvent } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { Note } from '#app/ui/note/note.tsx'
import type { DealBounds, DealTyped, FieldErrors } from '#domain/deals/deal-input.ts'
import { ContentFields } from './content-fields.tsx'
import type { CostRules } from './cost-of-deal.ts'
import { CostPreview } from './cost-preview.tsx'
import { readTyped } from '#app/shared/deals/typed-deal.ts'
import type { DealFormIntent } from './deal-form-intent.ts'
import type { FieldOf } from './field-of.ts'

/** The fields of the form of a deal, each with what was wrong with it. */
export const fieldsWith =
  (errors: FieldErrors): FieldOf =>
  (name, value) => ({
    id: `deal-${name}`,
    name,
    form: 'deal',
    defaultValue: value,
    ...(errors[name]?.[0] ? { error: errors[name][0] } : {}),
  })

type DealFormProps = {
  typed: DealTyped
  errors: FieldErrors
  refused: string | undefined
  bounds: DealBounds
  cost: CostRules
  /** What stands before the content: the two sides, on a new deal. */
  before?: ReactNode
  after?: ReactNode
  submit: string
  note: string
}

/** The form of a deal, new or changed. Rows are added and removed by the server, so it works the same without script. */
export function DealForm(props: DealFormProps) {
  const { typed, errors, refused, bounds, cost } = props
  const [live, setLive] = useState(typed)
  const isSending = useNavigation().state === 'submitting'
  const field = fieldsWith(errors)
  const submit = useSubmit()
  const follow = (event: ChangeEvent<HTMLFormElement>) =>
    setLive(readTyped(new FormData(event.currentTarget)))
  // A row more or less leaves the page where it is; the proposal itself leads elsewhere, or to what is wrong.
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const button = event.nativeEvent.submitter
    const isProposal = !(button instanceof HTMLButtonElement) || button.value === 'propose'
    void submit(button instanceof HTMLButtonElement ? button : event.currentTarget, {
      preventScrollReset: !isProposal,
    })
  }
  return (
    <Form
      id="deal"
      method="post"
      encType="multipart/form-data"
      className="new-deal"
      noValidate
      onChange={follow}
      onSubmit={send}
    >
      <div className="form">
        <FormErrors
          form={{
            id: 'deal',
            status: Object.keys(errors).length > 0 ? 'error' : undefined,
            errors: undefined,
            allErrors: errors,
          }}
        />
        {refused ? (
          <Note tone="bad" role="alert">
            {refused}.
          </Note>
        ) : null}
        {/* The first button of a form is the one that Enter presses. */}
        <button
          className="sr"
          name="intent"
          value={'propose' satisfies DealFormIntent}
          tabIndex={-1}
          aria-hidden="true"
        >
          {props.submit}
        </button>
        {props.before}
        <ContentFields typed={typed} bounds={bounds} field={field} />
        {props.after}
        <div className="form-acts">
          <Button
            look="main"
            size="l"
            name="intent"
            value={'propose' satisfies DealFormIntent}
            busy={isSending}
          >
            {props.submit}
          </Button>
        </div>
        <p className="small soft">{props.note}</p>
      </div>
      <aside className="cost" aria-label="What it costs">
        <h2>What it costs</h2>
        <CostPreview typed={live} rules={cost} />
        <Button size="s" name="intent" value={'preview' satisfies DealFormIntent}>
          Calculate again
        </Button>
      </aside>
    </Form>
  )
}
