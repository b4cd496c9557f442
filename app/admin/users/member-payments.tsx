import type { SubmissionResult } from '@conform-to/react'
import { Form, Link } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { AmountInput, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Money } from '#app/ui/money/money.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { UserIntent } from './act-on-user.ts'
import type { MemberPaymentsData } from './load-member-payments.ts'

type MemberPaymentsProps = MemberPaymentsData & {
  memberId: string
  now: Date
  limits: Record<string, TextLimits>
  lastResult: SubmissionResult<string[]> | undefined
}

/** What a member paid in, and what of it can be sent back for them. */
export function MemberPayments({ payments, opened, memberId, now, limits, lastResult }: MemberPaymentsProps) {
  if (payments.length === 0) return <p className="soft">Nothing was paid in.</p>
  return (
    <div className="stack">
      {opened ? <SendBackForms {...{ opened, memberId, limits, lastResult }} /> : null}
      <ul className="lines">
        {payments.map(({ id, amount, refunded, currency, createdAt, most }) => (
          <li key={id}>
            <span className="grow">
              <Link to={`/admin/payments/${id}`}>
                <Money minor={amount} currency={currency} />
              </Link>{' '}
              <Time at={createdAt} now={now} />
              {refunded > 0n ? (
                <small className="soft">
                  {' '}
                  <Money minor={refunded} currency={currency} /> was sent back
                </small>
              ) : null}
            </span>
            {most > 0n ? (
              <Link to={`/admin/users/${memberId}?payment=${id}#payments`} preventScrollReset>
                Send back up to <Money minor={most} currency={currency} />
              </Link>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

type FormsProps = Pick<MemberPaymentsProps, 'memberId' | 'limits' | 'lastResult'> & {
  opened: NonNullable<MemberPaymentsData['opened']>
}

/** First how much, worked out by the page; then why, and the button that does it. */
function SendBackForms({ opened, memberId, limits, lastResult }: FormsProps) {
  const { id, currency, most, typed, isRight, arithmetic, formKey } = opened
  const { form, field } = serverForm({ id: 'send-back', lastResult, limits })
  const isBusy = useSent()?.get('intent') === 'send-back'
  const money = (minor: bigint) => <Money minor={minor} currency={currency} />
  return (
    <>
      <Form className="form" action={`/admin/users/${memberId}#payments`} preventScrollReset>
        <input type="hidden" name="payment" value={id} />
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
          <input type="hidden" name="intent" value={'send-back' satisfies UserIntent} />
          <input type="hidden" name="paymentId" value={id} />
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
            <Button look="danger" busy={isBusy}>
              Send {formatMoney(arithmetic.amount, currency)} back
            </Button>
          </div>
        </Form>
      ) : null}
    </>
  )
}
