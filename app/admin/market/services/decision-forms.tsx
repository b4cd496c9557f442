import type { SubmissionResult } from '@conform-to/react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import {
  reasonNames,
  standardReasonKeys,
  standardReasons,
} from '#domain/catalogue/moderation/reason-choices.ts'
import type { DecisionIntent } from './decide.ts'

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

type RejectProps = DecisionProps & { intent: 'reject' | 'take-down' }

/** Why, in standard sentences or in one's own; the seller reads both. */
export function RejectForm({ intent, submittedAt, lastResult }: RejectProps) {
  const { form, field } = serverForm({ id: intent, lastResult })
  const chosen = lastResult?.initialValue?.['reasons']
  return (
    <Form id={form.id} method="post" className="form" noValidate>
      <FormErrors form={form} />
      <input type="hidden" name="seen" value={submittedAt?.getTime()} />
      <FieldSet
        label="Reasons"
        {...field('reasons')}
        required={false}
        defaultOptions={[chosen ?? []].flat().map(String)}
      >
        {standardReasonKeys.map((key) => (
          <Check key={key} value={key} hint={standardReasons[key]}>
            {reasonNames[key]}
          </Check>
        ))}
      </FieldSet>
      <Field
        label="In your own words"
        {...field('note')}
        required={false}
        optional
        hint="The seller reads it"
      >
        <TextArea rows={3} />
      </Field>
      <div className="form-acts">
        <Button
          look="danger"
          name="intent"
          value={intent satisfies DecisionIntent}
          busy={useIsSending(intent)}
        >
          {intent === 'reject' ? 'Send back' : 'Take down'}
        </Button>
      </div>
    </Form>
  )
}
