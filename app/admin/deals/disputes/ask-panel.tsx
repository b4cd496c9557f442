import type { SubmissionResult } from '@conform-to/react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { questionLimits } from '#domain/deals/decision-rules.ts'
import type { DisputeIntent } from './decide.ts'

type AskPanelProps = { disputeId: string; lastResult: SubmissionResult<string[]> | undefined }

/** A question to one side, in writing, before anything is decided. */
export function AskPanel({ disputeId, lastResult }: AskPanelProps) {
  const { form, field } = serverForm({ id: 'ask-party', lastResult, limits: questionLimits })
  const { state, formData } = useNavigation()
  const isSending = state === 'submitting' && formData?.get('intent') === 'ask'
  return (
    <Form id={form.id} method="post" className="form decision" noValidate preventScrollReset>
      <FormErrors form={form} />
      <input type="hidden" name="dispute" value={disputeId} />
      <Field label="Whom to ask" {...field('askedOf')}>
        <Select
          placeholder="Choose"
          options={[
            { value: 'buyer', label: 'The buyer' },
            { value: 'seller', label: 'The seller' },
          ]}
        />
      </Field>
      <Field label="Question" {...field('question')} hint="They are told by e-mail; both sides read it">
        <TextArea rows={4} />
      </Field>
      <div className="form-acts">
        <Button name="intent" value={'ask' satisfies DisputeIntent} busy={isSending}>
          Ask
        </Button>
      </div>
    </Form>
  )
}
