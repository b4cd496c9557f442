import type { SubmissionResult } from '@conform-to/react'
import { Form } from 'react-router'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { AmountInput, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Money } from '#app/ui/money/money.tsx'
import type { PaymentData } from './load-payment.ts'
import type { PaymentIntent } from './payment-intents.ts'

type RefundFormsProps = {
  payment: PaymentData['payment']
  refund: NonNullable<PaymentData['refund']>
  limits: Record<string, TextLimits>
  lastResult: SubmissionResult<string[]> | undefined
}

/** First how much, worked out by the page; then why, and the button that does it or proposes it. */
export function RefundForms({ payment, refund, limits, lastResult }: RefundFormsProps) {
  const { id, currency } = payment
  const { most, typed, isRight, arithmetic, formKey } = refund
  const { form, field } = serverForm({ id: 'send-back', lastResult, limits })
  const isBusy = useSent()?.get('intent') === 'send-back'
  if (most === 0n) return <p className="soft">{refund.why ?? 'Nothing of it can go back now.'}</p>
  const money = (minor: bigint) => <Money minor={minor} currency={currency} />
  return (
    <div className="stack">
      <Form className="form" action={`/admin/payments/${id}#send-back`} preventScrollReset>
        <Field
          label="Amount"
          name="back"
          key={typed}
          defaultValue={typed}
          {...(isRight ? {} : { error: `Amount: at most ${formatMoney(most, currency)}` })}
          hint={`At most ${formatMoney(most, currency)}: what is left of the payment and was not spent`}
        >
          <AmountInput currency={currency} />
        </Field>
        <div className="form-acts">
          <Button>Calculate</Button>
        </div>
      </Form>
      {arithmetic ? (
        <Form id={form.id} method="post" className="form" noValidate preventScrollReset>
          <FormErrors form={form} />
          <input type="hidden" name="amount" value={typed} />
          <input type="hidden" name="formKey" value={formKey} />
          <Sum
            rows={[
              { name: 'From the member’s balance', amount: money(arithmetic.amount) },
              { name: 'Balance after', amount: money(arithmetic.balanceAfter) },
            ]}
            total={{ name: 'Arrives where they paid from', amount: money(arithmetic.arrives) }}
          />
          <Field label="Reason" {...field('reason')} hint="The member reads it, and the audit log keeps it">
            <TextInput autoComplete="off" />
          </Field>
          <div className="form-acts">
            <Button look="danger" name="intent" value={'send-back' satisfies PaymentIntent} busy={isBusy}>
              {arithmetic.amount > refund.alone ? 'Propose to send' : 'Send'}{' '}
              {formatMoney(arithmetic.amount, currency)} back
            </Button>
          </div>
        </Form>
      ) : null}
    </div>
  )
}
