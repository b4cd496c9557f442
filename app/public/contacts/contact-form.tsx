import type { SubmissionResult } from '@conform-to/react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'

type ContactFormProps = {
  lastResult: SubmissionResult | undefined
  formKey: string
  limits: Record<string, TextLimits>
}

export function ContactForm({ lastResult, formKey, limits }: ContactFormProps) {
  const { form, field } = serverForm({ id: 'contact', lastResult, limits })
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form id={form.id} method="post" className="form" noValidate>
      <FormErrors form={form} />
      <input type="hidden" name="formKey" value={formKey} />
      <div className="form-row">
        <Field label="Your name" {...field('name')}>
          <TextInput autoComplete="name" />
        </Field>
        <Field label="Your e-mail" {...field('email')} hint="Only used to answer you">
          <TextInput type="email" autoComplete="email" />
        </Field>
      </div>
      <Field label="Subject" {...field('subject')}>
        <TextInput />
      </Field>
      <Field label="Message" {...field('body')}>
        <TextArea rows={7} />
      </Field>
      <div className="form-acts">
        <Button look="main" busy={isSending}>
          Send the message
        </Button>
      </div>
    </Form>
  )
}
