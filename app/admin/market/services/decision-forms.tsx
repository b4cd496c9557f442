import type { SubmissionResult } from '@conform-to/react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import type { DecisionIntent } from './decide.ts'
import { type ReasonChoice, ReasonFields } from './reason-fields.tsx'

type DecisionProps = {
  /** When the words that are shown were submitted: a decision about other ones is refused. */
  submittedAt: Date | null
  lastResult: SubmissionResult<string[]> | undefined
}

function useIsSending(intent: string): boolean {
  const { state, formData } = useNavigation()
  return state === 'submitting' && formData?.get('intent') === intent
}

export function ApproveForm({ submittedAt, lastResult, isLive }: DecisionProps & { isLive: boolean }) {
  const { form, field } = serverForm({ id: 'approve', lastResult })
  return (
    <Form id={form.id} method="post" className="form" noValidate>
      <FormErrors form={form} />
      <input type="hidden" name="seen" value={submittedAt?.getTime()} />
      <Field
        label="Note"
        {...field('note')}
        required={false}
        optional
        hint={isLive ? 'For the audit log' : 'The seller reads it'}
      >
        <TextInput autoComplete="off" />
      </Field>
      <div className="form-acts">
        <Button
          look="main"
          name="intent"
          value={'approve' satisfies DecisionIntent}
          busy={useIsSending('approve')}
          data-key="a"
        >
          {isLive ? 'It is good' : 'Approve and publish'}
        </Button>
      </div>
    </Form>
  )
}

type RejectProps = DecisionProps & { intent: 'reject' | 'take-down'; reasons: readonly ReasonChoice[] }

/** Why, in standard sentences or in one's own; the seller reads both. */
export function RejectForm({ intent, submittedAt, lastResult, reasons }: RejectProps) {
  const { form, field } = serverForm({ id: intent, lastResult })
  return (
    <Form id={form.id} method="post" className="form" noValidate>
      <FormErrors form={form} />
      <input type="hidden" name="seen" value={submittedAt?.getTime()} />
      <ReasonFields reasons={reasons} field={field} lastResult={lastResult} reader="seller" />
      <div className="form-acts">
        <Button
          look="danger"
          name="intent"
          value={intent satisfies DecisionIntent}
          busy={useIsSending(intent)}
          data-key="r"
        >
          {intent === 'reject' ? 'Send back' : 'Take down'}
        </Button>
      </div>
    </Form>
  )
}
