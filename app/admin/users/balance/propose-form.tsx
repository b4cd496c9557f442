import type { SubmissionResult } from '@conform-to/react'
import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Radio } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldSet } from '#app/ui/inputs/field/field.tsx'
import { AmountInput, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import type { UserIntent } from '../act-on-user.ts'

type ProposeFormProps = {
  currency: string
  most: bigint
  /** Not to an account that is deleted: money that came to it late is only taken. */
  mayGive: boolean
  formKey: string
  limits: Record<string, TextLimits>
  lastResult: SubmissionResult<string[]> | undefined
}

/** How much, which way and why; a colleague confirms it. */
export function ProposeForm({ currency, most, mayGive, formKey, limits, lastResult }: ProposeFormProps) {
  const { form, field } = serverForm({ id: 'propose-correction', lastResult, limits })
  const isBusy = useSent()?.get('intent') === 'propose-correction'
  const direction = field('direction')
  return (
    <Form id={form.id} method="post" className="form" noValidate preventScrollReset>
      <FormErrors form={form} />
      <input type="hidden" name="formKey" value={formKey} />
      <FieldSet
        label="Give or take"
        {...direction}
        defaultValue={mayGive ? (direction.defaultValue ?? 'give') : 'take'}
      >
        {mayGive ? (
          <Radio value="give" hint="They can spend or withdraw it">
            Give to the member
          </Radio>
        ) : null}
        <Radio value="take" hint="Never more than is on the balance">
          Take from the member
        </Radio>
      </FieldSet>
      <Field label="Amount" {...field('amount')} hint={`At most ${formatMoney(most, currency)}`}>
        <AmountInput currency={currency} />
      </Field>
      <Field
        label="Reason"
        {...field('reason')}
        hint={mayGive ? 'The member reads it once it is confirmed' : 'For colleagues and the audit log'}
      >
        <TextInput autoComplete="off" />
      </Field>
      <div className="form-acts">
        <Button name="intent" value={'propose-correction' satisfies UserIntent} busy={isBusy}>
          Propose it
        </Button>
      </div>
    </Form>
  )
}
