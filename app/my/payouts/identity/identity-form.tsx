import type { SubmissionResult } from '@conform-to/react'
import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { documentKinds } from '#domain/identity-checks/check-rules.ts'
import { documentLabels } from '#domain/identity-checks/check-words.ts'

type IdentityFormProps = {
  countries: readonly { value: string; label: string }[]
  most: number
  megabytes: number
  lastResult: SubmissionResult<string[]> | undefined
}

const documents = documentKinds.map((value) => ({ value, label: documentLabels[value] }))

/** As little as can be compared with the document. */
export function IdentityForm({ countries, most, megabytes, lastResult }: IdentityFormProps) {
  const { form, field } = serverForm({ id: 'send', lastResult })
  return (
    <Form id={form.id} method="post" encType="multipart/form-data" className="form" noValidate>
      <FormErrors form={form} />
      <Field label="Name" {...field('holder')} hint="As it stands in the document">
        <TextInput autoComplete="name" />
      </Field>
      <div className="form-row">
        <Field label="Document" {...field('document')}>
          <Select options={documents} placeholder="Choose" />
        </Field>
        <Field label="Country" {...field('country')} hint="That gave it to you">
          <Select options={countries} placeholder="Choose" autoComplete="country" />
        </Field>
      </div>
      <Field
        label="Pictures of it"
        {...field('files')}
        hint={`All sides that say something, 1 to ${most} pictures or PDFs of up to ${megabytes} MB. Cover nothing.`}
      >
        <TextInput type="file" multiple accept="image/jpeg,image/png,image/webp,image/avif,application/pdf" />
      </Field>
      <div className="form-acts">
        <Button look="main" busy={useSent() !== undefined}>
          Send the documents
        </Button>
      </div>
    </Form>
  )
}
