import type { SubmissionResult } from '@conform-to/react'
import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { TextArea } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import type { BatchIntent } from './act-on-batch.ts'

type WithdrawFormProps = {
  limits: Record<string, TextLimits>
  lastResult: SubmissionResult<string[]> | undefined
}

/** Asks why before a file that is out in the world becomes worthless. */
export function WithdrawForm({ limits, lastResult }: WithdrawFormProps) {
  const { form, field } = serverForm({ id: 'withdraw', lastResult, limits })
  const sent = useSent()
  return (
    <Form id={form.id} method="post" className="form" noValidate preventScrollReset>
      <FormErrors form={form} />
      <p>
        Withdraw it if its file was not sent and never will be: whoever took it out knows. Its payouts stay
        approved and wait for another batch.
      </p>
      <Field label="Reason" {...field('reason')} hint="The audit log keeps it">
        <TextArea rows={2} />
      </Field>
      <div className="form-acts">
        <Button
          look="danger"
          name="intent"
          value={'withdraw' satisfies BatchIntent}
          busy={sent?.get('intent') === 'withdraw'}
        >
          Withdraw the batch
        </Button>
      </div>
    </Form>
  )
}
