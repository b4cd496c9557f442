import type { SubmissionResult } from '@conform-to/react'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { TextArea } from '#app/ui/inputs/field/text-input.tsx'
import type { serverForm } from '#app/ui/inputs/form/server-form.ts'

export type ReasonChoice = { name: string; text: string }

type ReasonFieldsProps = {
  reasons: readonly ReasonChoice[]
  field: ReturnType<typeof serverForm>['field']
  lastResult: SubmissionResult<string[]> | undefined
  /** Who reads it: the seller, or the owner. */
  reader: string
}

/** Why, in standard sentences or in one's own; both are read by whom it concerns. The digits tick the sentences. */
export function ReasonFields({ reasons, field, lastResult, reader }: ReasonFieldsProps) {
  const chosen = lastResult?.initialValue?.['reasons']
  return (
    <>
      <FieldSet
        label="Reasons"
        {...field('reasons')}
        required={false}
        defaultOptions={[chosen ?? []].flat().map(String)}
      >
        {reasons.map(({ name, text }) => (
          <Check key={name} value={name} hint={text}>
            {name}
          </Check>
        ))}
      </FieldSet>
      <Field
        label="In your own words"
        {...field('note')}
        required={false}
        optional
        hint={`The ${reader} reads it`}
      >
        <TextArea rows={3} />
      </Field>
    </>
  )
}
