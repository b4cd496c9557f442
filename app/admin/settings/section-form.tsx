import type { SubmissionResult } from '@conform-to/react'
import type { FormEventHandler, ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { SettingField, type FieldData } from './setting-field.tsx'
import type { SettingsIntent } from './act-on-settings.ts'
import type { SectionId } from './sections.ts'

export type SectionFormProps = {
  id: SectionId
  fields: readonly FieldData[]
  basedOn: number
  lastResult: SubmissionResult<string[]> | undefined
  currencies: readonly { value: string; label: string }[]
  /** The name of the marketplace, for what is drawn of it. */
  name: string
  onInput?: FormEventHandler<HTMLFormElement> | undefined
  children?: ReactNode
}

/** One section: its settings, why they change, and a button that saves these and no others. */
export function SectionForm(props: SectionFormProps) {
  const { id, fields, basedOn, lastResult, currencies, onInput, children } = props
  const { form, field } = serverForm({ id, lastResult })
  const isSaving = useSent()?.get('intent') === id
  return (
    <Form
      id={id}
      method="post"
      action={`/admin/settings#${id}`}
      className="form"
      noValidate
      preventScrollReset
      onInput={onInput}
      encType={fields.some(({ control }) => control === 'mark') ? 'multipart/form-data' : undefined}
    >
      <FormErrors form={form} />
      <input type="hidden" name="basedOn" value={basedOn} />
      <div className="settings-fields">
        {fields.map((data) => (
          <SettingField
            key={data.key}
            data={data}
            field={field(data.key)}
            typed={lastResult?.initialValue}
            currencies={currencies}
          />
        ))}
      </div>
      {children}
      <div className="settings-save">
        <ReasonField {...field('reason')} />
        <div className="row">
          <Button name="intent" value={id satisfies SettingsIntent} busy={isSaving}>
            Save
          </Button>
        </div>
      </div>
    </Form>
  )
}

type FieldOfForm = ReturnType<ReturnType<typeof serverForm>['field']>

/** A change may name the idea that it came from: the public log and the idea then lead to each other. */
export function IdeaField(field: FieldOfForm) {
  return (
    <Field label="From the idea" optional {...field} required={false} hint="Its number, if it came from one">
      <TextInput inputMode="numeric" autoComplete="off" />
    </Field>
  )
}

type ReasonFieldProps = ReturnType<ReturnType<typeof serverForm>['field']> & { hint?: string }

export function ReasonField({
  hint = 'Kept in the history and in the audit log',
  ...field
}: ReasonFieldProps) {
  return (
    <Field label="Why" {...field} hint={hint}>
      <TextInput autoComplete="off" />
    </Field>
  )
}
