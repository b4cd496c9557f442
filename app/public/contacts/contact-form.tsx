import { getFormProps, getInputProps, type SubmissionResult } from '@conform-to/react'
import type { MouseEvent } from 'react'
import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { TextArea, TextInput } from '#app/ui/field/text-input.tsx'
import { fieldProps, FormErrors, useZodForm } from '#app/ui/form/form.tsx'
import { ticketInput } from '#domain/support/input.ts'

type ContactFormProps = { lastResult: SubmissionResult | undefined; formKey: string }

export function ContactForm({ lastResult, formKey }: ContactFormProps) {
  const [form, fields] = useZodForm(ticketInput, lastResult, { id: 'contact', defaultValue: { formKey } })
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form {...getFormProps(form)} method="post" className="form">
      <FormErrors form={form} />
      <input {...getInputProps(fields.formKey, { type: 'hidden' })} key={fields.formKey.key} />
      <div className="form-row">
        <Field label="Your name" {...fieldProps(fields.name)} limits={undefined}>
          <TextInput autoComplete="name" />
        </Field>
        <Field
          label="Your e-mail"
          {...fieldProps(fields.email)}
          limits={undefined}
          hint="Only used to answer you"
        >
          <TextInput type="email" autoComplete="email" />
        </Field>
      </div>
      <Field label="Subject" {...fieldProps(fields.subject)}>
        <TextInput />
      </Field>
      <Field label="Message" {...fieldProps(fields.body)}>
        <TextArea rows={7} />
      </Field>
      <div className="form-acts">
        <Button look="main" busy={isSending} onMouseDown={keepFocus}>
          Send the message
        </Button>
      </div>
    </Form>
  )
}

/** Leaving a field checks it, and its error would push the button away from under the pointer before the click is done. */
function keepFocus(event: MouseEvent) {
  event.preventDefault()
}
