import { Form, useNavigation } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Radio } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { refusalFor } from '#app/forms/refused-form.ts'
import { UntilField } from '../../users/action-fields.tsx'
import type { FormsProps } from './appeals.tsx'
import type { BansIntent } from './act-on-bans.ts'

export function OriginBanForm({ limits, refused }: FormsProps) {
  const { form, field } = serverForm({
    id: 'ban-origin',
    lastResult: refusalFor('ban-origin', refused),
    limits,
  })
  const isSending = useNavigation().state === 'submitting'
  const kind = field('kind')
  return (
    <Form id={form.id} method="post" className="form" noValidate>
      <FormErrors form={form} />
      <input type="hidden" name="intent" value={'ban-origin' satisfies BansIntent} />
      <FieldSet label="What to ban" {...kind} defaultValue={kind.defaultValue ?? 'address'}>
        <Radio value="address" hint="One, or a range like 203.0.113.0/24">
          An address
        </Radio>
        <Radio value="domain" hint="With everything below it">
          An e-mail domain
        </Radio>
      </FieldSet>
      <Field label="Address or domain" {...field('value')}>
        <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label="Reason" {...field('reason')} hint="The audit log keeps it">
        <TextInput autoComplete="off" />
      </Field>
      <UntilField field={field} />
      <div className="form-acts">
        <Button look="danger" busy={isSending}>
          Ban it
        </Button>
      </div>
    </Form>
  )
}
