import type { SubmissionResult } from '@conform-to/react'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { readAmount } from '#app/shared/figures/typed-amount.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { AmountInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Money } from '#app/ui/money/money.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { TOP_UP } from './here.ts'
import type { BalanceData } from './load-balance.ts'
import { topUpBounds } from './top-up-bounds.ts'
import type { BalanceIntent } from './act-on-balance.ts'

type TopUpProps = Pick<BalanceData, 'topUp' | 'currency' | 'available'> & {
  lastResult: SubmissionResult | undefined
}

/** Money from outside onto the balance; who may not, or where nobody takes it, is told why. */
export function TopUp(props: TopUpProps) {
  const { isOpen, isAllowed } = props.topUp
  return (
    <section className="sub" id="top-up" aria-labelledby="top-up-title">
      <h2 id="top-up-title">Top up</h2>
      <RefusedElsewhere result={isOpen && isAllowed ? undefined : props.lastResult} />
      {!isOpen ? (
        <Note tone="info">Payments are not set up here yet, so the balance can’t be topped up.</Note>
      ) : !isAllowed ? (
        <Note tone="info">
          Top-ups are closed to your account for now: its address must be verified, and it may be neither
          banned nor on its way to deletion. What is on the balance stays yours.
        </Note>
      ) : (
        <TopUpForm {...props} />
      )}
    </section>
  )
}

function TopUpForm({ topUp, currency, available, lastResult }: TopUpProps) {
  const { form, field } = serverForm({ id: 'top-up-form', lastResult })
  const start = field('amount').defaultValue ?? topUp.amount
  const [typed, setTyped] = useState(start)
  const { value } = readAmount(typed, topUpBounds({ ...topUp, currency }))
  const isBusy = useNavigation().formAction?.startsWith('/my/balance') ?? false
  const write = (minor: bigint) => <Money minor={minor} currency={currency} />
  return (
    <Form method="post" action={TOP_UP} id={form.id} className="top-up" noValidate>
      <FormErrors form={form} labels={{ amount: 'Amount' }} />
      <SeveralPayments payments={topUp.payments} currency={currency} />
      <input type="hidden" name="next" value={field('next').defaultValue ?? topUp.next} />
      <Field
        label="Amount"
        hint={`From ${formatMoney(topUp.fromMinor, currency)} to ${formatMoney(topUp.toMinor, currency)}`}
        {...field('amount')}
        defaultValue={start}
      >
        <AmountInput currency={currency} onChange={(event) => setTyped(event.currentTarget.value)} />
      </Field>
      <Sum
        rows={[
          { name: 'You pay', amount: value === undefined ? 'the amount' : write(value) },
          { name: 'Our fee', amount: write(0n) },
        ]}
        total={{
          name: 'Balance after',
          amount: value === undefined ? <>{write(available)} and the amount</> : write(available + value),
        }}
      />
      <noscript>
        <Button size="s" name="intent" value={'preview' satisfies BalanceIntent}>
          Calculate
        </Button>
      </noscript>
      <p className="soft">
        {topUp.provider === 'sandbox'
          ? 'You pay on the page of the sandbox, with invented money.'
          : 'You pay on the page of Stripe.'}{' '}
        The money is here as soon as they tell us, usually within seconds.
      </p>
      <Button look="main" busy={isBusy}>
        Continue to payment
      </Button>
    </Form>
  )
}

/** One payment is limited: who needs more is told in how many it is paid, and led from one to the next. */
function SeveralPayments({ payments, currency }: { payments: readonly bigint[]; currency: string }) {
  if (payments.length < 2) return null
  const sum = payments.reduce((all, one) => all + one, 0n)
  return (
    <Note tone="info">
      One payment is limited, so {formatMoney(sum, currency)} is paid in {payments.length} payments:{' '}
      {payments.map((one) => formatMoney(one, currency)).join(', ')}. This is the first; its page leads to the
      next.
    </Note>
  )
}
