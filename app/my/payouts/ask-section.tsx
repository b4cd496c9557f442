import type { SubmissionResult } from '@conform-to/react'
import { Form, Link } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { AmountInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Money } from '#app/ui/money/money.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Select } from '#app/ui/inputs/select/select.tsx'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { IdentityFirst } from './identity-first.tsx'
import type { PayoutsData } from './load-payouts.ts'
import type { OwnPayoutsIntent } from './act-on-payouts.ts'

type AskProps = PayoutsData & { lastResult: SubmissionResult<string[]> | undefined }

/** Why nothing can be asked for now, or the form. */
export function Ask(props: AskProps) {
  const { open, mayAsk, isUnverified, money, least, currency, methods, lastResult } = props
  const refusal = serverForm({ id: 'ask', lastResult }).form
  return (
    <div className="stack">
      {open || !lastResult ? null : <FormErrors form={refusal} />}
      {open ? (
        <Note tone="info">One payout at a time: ask again when the one above has ended.</Note>
      ) : !mayAsk ? (
        <Note tone="warn">
          {isUnverified ? (
            <>
              Verify your e-mail address first: we write there when money moves.{' '}
              <Link to="/auth/email/verify">Verify it</Link>
            </>
          ) : (
            'You are looking as someone else: you can see, but not do.'
          )}
        </Note>
      ) : money.free < least || money.free === 0n ? (
        <p className="soft">
          You can ask from {formatMoney(least, currency)} upwards, and {formatMoney(money.free, currency)} is
          free to withdraw.
        </p>
      ) : methods.every(({ isUsable }) => !isUsable) ? (
        <p className="soft">
          {methods.length === 0
            ? 'Add a method first, below.'
            : 'Your method waits for 24 hours after it was added or changed. Come back then.'}
        </p>
      ) : (
        <AskForms {...props} />
      )}
    </div>
  )
}

/** The amount is worked out by the page itself, so that what is pressed says what it does, with script and without. */
function AskForms({ preview, methods, currency, money, least, decisionDays, identity }: AskProps) {
  const { errors, arithmetic } = preview
  const method = methods.find(({ id }) => id === preview.methodId)
  const isBusy = useSent()?.get('intent') === 'ask'
  const options = methods.map(({ id, label, isUsable }) => ({
    value: id,
    label: isUsable ? label : `${label} (waits)`,
    disabled: !isUsable,
  }))
  return (
    <div className="payout-ask">
      <Form className="form" action="/my/payouts" preventScrollReset>
        <Field
          label="Amount"
          name="amount"
          key={preview.amount}
          defaultValue={preview.amount}
          {...(errors.amount ? { error: errors.amount } : {})}
          hint={`From ${formatMoney(least, currency)} to ${formatMoney(money.free, currency)}`}
        >
          <AmountInput currency={currency} />
        </Field>
        <Field
          label="Method"
          name="method"
          defaultValue={preview.methodId}
          {...(errors.methodId ? { error: errors.methodId } : {})}
        >
          <Select options={options} />
        </Field>
        <div className="form-acts">
          <Button>Calculate</Button>
        </div>
      </Form>
      {arithmetic && method ? (
        <Form method="post" action="/my/payouts" className="payout-sum" preventScrollReset>
          <input type="hidden" name="intent" value={'ask' satisfies OwnPayoutsIntent} />
          <input type="hidden" name="amount" value={preview.amount} />
          <input type="hidden" name="methodId" value={preview.methodId} />
          <Sum
            rows={[
              { name: 'From your balance', amount: <Money minor={arithmetic.amount} currency={currency} /> },
              {
                name: 'Fee',
                hint: 'We take none for a payout',
                amount: <Money minor={arithmetic.fee} currency={currency} />,
              },
            ]}
            total={{
              name: `Arrives at ${method.label}`,
              amount: <Money minor={arithmetic.arrives} currency={currency} />,
            }}
          />
          <p className="soft small">
            <Money minor={arithmetic.left} currency={currency} /> stays on your balance. We decide within{' '}
            {decisionDays} working {decisionDays === 1 ? 'day' : 'days'}; rejected, the whole amount comes
            back.
          </p>
          {identity?.isNeeded ? null : (
            <Button look="main" busy={isBusy}>
              Withdraw {formatMoney(arithmetic.amount, currency)}
            </Button>
          )}
        </Form>
      ) : null}
      {identity?.isNear ? <IdentityFirst {...identity} currency={currency} /> : null}
    </div>
  )
}
