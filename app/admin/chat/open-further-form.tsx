import { Form } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import type { CaseIntent } from './case-intents.ts'

/** More of the conversation than the case shows: only with a reason, which is kept. */
export function OpenFurtherForm({ refused }: { refused: RefusedForm | undefined }) {
  const result = refusalFor('more', refused)
  const { form, field } = serverForm({ id: 'more', lastResult: result })
  return (
    <details className="case-more" open={Boolean(result)}>
      <summary>Read more of it</summary>
      <Form id={form.id} method="post" className="form" noValidate>
        <FormErrors form={form} />
        <Field label="Why you need it" hint="It is written to the log." {...field('reason')}>
          <TextInput maxLength={500} />
        </Field>
        <div className="form-acts">
          <Button size="s" name="intent" value={'more' satisfies CaseIntent}>
            Show fifty more on either side
          </Button>
        </div>
      </Form>
    </details>
  )
}
