import type { SubmissionResult } from '@conform-to/react'
import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { AmountInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Money } from '#app/ui/money/money.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import type { PaymentIntent } from './act-on-payment.ts'
import type { PaymentData } from './load-payment.ts'

type SendBackProps = Pick<PaymentData, 'id' | 'currency' | 'provider'> & {
  sendBack: NonNullable<PaymentData['sendBack']>
  lastResult: SubmissionResult | undefined
}

/** Unspent money goes back to what it was paid with; why not, where it can't. */
export function SendBack({ id, currency, provider, sendBack, lastResult }: SendBackProps) {
  const { why, before } = sendBack
  return (
    <Section title="Send it back" id="send-back" opens>
      <RefusedElsewhere result={why ? lastResult : undefined} />
      {why ? <p className="soft">{why}</p> : <Forms {...{ id, currency, provider, sendBack, lastResult }} />}
      {before.length > 0 ? (
        <ul className="lines">
          {before.map((one) => (
            <li key={one.id}>
              <span className="grow">
                {one.when}
                <small className="soft"> {REFUND_WORDS[one.state]}</small>
              </span>
              <Money minor={one.amount} currency={currency} />
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  )
}

const REFUND_WORDS = {
  asked: 'On its way to the provider',
  sent: 'Sent back. Banks take a few days',
  failed: 'Could not be sent: it is on your balance again',
}

/** The amount is worked out by the page itself, so that what is pressed says what it does, with script and without. */
function Forms({ id, currency, provider, sendBack, lastResult }: SendBackProps) {
  const { most, typed, problem, arithmetic, formKey } = sendBack
  const { form } = serverForm({ id: 'send-back-form', lastResult })
  const isBusy = useSent()?.get('intent') === 'send-back'
  const here = `/my/balance/payments/${id}`
  const money = (minor: bigint) => <Money minor={minor} currency={currency} />
  return (
    <div className="stack">
      <FormErrors form={form} labels={{ amount: 'Amount' }} />
      <Form className="form send-back" action={`${here}#send-back`} preventScrollReset>
        <Field
          label="Amount"
          name="back"
          key={typed}
          defaultValue={typed}
          {...(problem ? { error: problem } : {})}
          hint={`At most ${formatMoney(most, currency)}: what is left of it and was not spent`}
        >
          <AmountInput currency={currency} />
        </Field>
        <div className="form-acts">
          <Button>Calculate</Button>
        </div>
      </Form>
      {arithmetic ? (
        <Form method="post" action={`${here}#send-back`} className="stack send-back" preventScrollReset>
          <input type="hidden" name="intent" value={'send-back' satisfies PaymentIntent} />
          <input type="hidden" name="amount" value={typed} />
          <input type="hidden" name="formKey" value={formKey} />
          <Sum
            rows={[
              { name: 'From your balance', amount: money(arithmetic.amount) },
              { name: 'Fee', hint: 'We take none for sending back', amount: money(arithmetic.fee) },
              { name: 'Balance after', amount: money(arithmetic.balanceAfter) },
            ]}
            total={{ name: 'Arrives where you paid from', amount: money(arithmetic.arrives) }}
          />
          <p className="soft small">It goes through {provider}. Banks take a few days.</p>
          <Button look="main" busy={isBusy}>
            Send {formatMoney(arithmetic.amount, currency)} back
          </Button>
        </Form>
      ) : null}
    </div>
  )
}
