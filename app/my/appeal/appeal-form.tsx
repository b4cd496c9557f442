import type { SubmissionResult } from '@conform-to/react'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea } from '#app/ui/inputs/field/text-input.tsx'
import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'

type AppealFormProps = {
  lastResult: SubmissionResult | undefined
  limits: Record<string, TextLimits>
  appealBy: string
  /** Where it can be written with files. */
  address: string
}

export function AppealForm({ lastResult, limits, appealBy, address }: AppealFormProps) {
  const { form, field } = serverForm({ id: 'appeal-form', lastResult, limits })
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form id={form.id} method="post" className="form" noValidate>
      <FormErrors form={form} />
      <Field
        label="What should we know?"
        {...field('appeal')}
        hint={`You can appeal once, until ${appealBy}. Say what is wrong or missing in the reason above.`}
      >
        <TextArea rows={8} />
      </Field>
      <div className="form-acts">
        <Button look="main" busy={isSending}>
          Send my appeal
        </Button>
        <Link to={address}>Write it with files</Link>
      </div>
    </Form>
  )
}
