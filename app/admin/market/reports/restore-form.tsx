import { Form } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { reportLimits } from '#domain/reports/report-rules.ts'
import type { CaseIntent } from './case-intents.ts'

/** Undoes what was decided: everything is as it was. */
export function RestoreForm({ refused }: { refused: RefusedForm | undefined }) {
  const result = refusalFor('restore', refused)
  const { form, field } = serverForm({
    id: 'restore',
    lastResult: result,
    limits: { words: reportLimits.words },
  })
  return (
    <details open={Boolean(result)}>
      <summary>It was wrong: restore it whole</summary>
      <Form id={form.id} method="post" className="form" noValidate>
        <FormErrors form={form} />
        <Field label="Reason, read by both" {...field('words')}>
          <TextArea rows={3} />
        </Field>
        <div className="form-acts">
          <Button name="intent" value={'restore' satisfies CaseIntent}>
            Restore it and tell both
          </Button>
        </div>
      </Form>
    </details>
  )
}
