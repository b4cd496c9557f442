import type { SubmissionResult } from '@conform-to/react'
import { Form, Link } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { EnterPressesNothing } from '#app/ui/inputs/form/enter-presses-nothing.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { Meta } from '#app/ui/meta/meta.tsx'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Money } from '#app/ui/money/money.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { isSentBack } from '#domain/payments/chargebacks/chargeback-rules.ts'
import { AdminPart } from '../../admin-part.tsx'
import type { ChargebacksIntent } from './act-on-chargebacks.ts'
import type { ChargebacksData } from './load-chargebacks.ts'

type PanelProps = NonNullable<ChargebacksData['opened']> & {
  now: Date
  limits: Record<string, TextLimits>
  lastResult: SubmissionResult<string[]> | undefined
}

/** One case: what is known of it, and what each of its ends would move. */
export function ChargebackPanel(props: PanelProps) {
  const { number, memberId, member, amount, held, debt, currency, cause, paymentId, reference } = props
  const money = (minor: bigint) => <Money minor={minor} currency={currency} />
  return (
    <AdminPart id="case" title={`Chargeback ${number}`}>
      <div className="stack">
        <Meta
          rows={[
            { name: 'Member', value: <Link to={`/admin/users/${memberId}#payments`}>{member}</Link> },
            { name: isSentBack(props) ? 'Sent back by hand' : 'The bank wants', value: money(amount) },
            { name: 'Held', value: money(held) },
            { name: 'Owed', value: money(debt) },
            { name: 'Cause', value: cause || '–' },
            { name: 'Opened', value: <Time at={props.openedAt} now={props.now} /> },
            { name: 'Payment', value: paymentId },
            { name: 'At the provider', value: reference },
            ...(props.note ? [{ name: 'How it ended', value: props.note }] : []),
          ]}
        />
        {props.state === 'open' ? <EndForm {...props} /> : <RecoverForm {...props} />}
      </div>
    </AdminPart>
  )
}

function EndForm({ id, reference, currency, won, lost, limits, lastResult }: PanelProps) {
  const byHand = isSentBack({ reference })
  const { form, field } = serverForm({ id: 'end', lastResult, limits })
  const sent = useSent()?.get('intent')
  const money = (minor: bigint) => <Money minor={minor} currency={currency} />
  return (
    <Form id={form.id} method="post" className="form" noValidate preventScrollReset>
      <EnterPressesNothing />
      <FormErrors form={form} />
      <input type="hidden" name="chargebackId" value={id} />
      {byHand ? (
        <p>
          It went back to its payer after they had spent it here. If it comes back to the provider, the member
          has <Money minor={won.backToMember} currency={currency} /> again by itself: the provider is asked
          every hour.
        </p>
      ) : (
        <Sum
          rows={[{ name: 'To the bank', amount: money(won.toBank) }]}
          total={{ name: 'Won: back to the member', amount: money(won.backToMember) }}
        />
      )}
      <Sum
        rows={[
          { name: 'Held of the member’s money', amount: money(lost.toBank - lost.fromMarketplace) },
          { name: 'Loss of the marketplace, until it is recovered', amount: money(lost.fromMarketplace) },
        ]}
        total={{
          name: byHand ? 'Lost: the payer keeps it' : 'Lost: to the bank',
          amount: money(lost.toBank),
        }}
      />
      <Field
        label="How it ended"
        {...field('note')}
        hint="The audit log keeps it. What the provider says is booked by itself"
      >
        <TextInput autoComplete="off" />
      </Field>
      <div className="form-acts">
        {byHand ? null : (
          <Button name="intent" value={'won' satisfies ChargebacksIntent} busy={sent === 'won'}>
            Book it as won
          </Button>
        )}
        <Button look="danger" name="intent" value={'lost' satisfies ChargebacksIntent} busy={sent === 'lost'}>
          Book it as lost
        </Button>
      </div>
    </Form>
  )
}

function RecoverForm({ id, currency, debt, recoverable, lastResult }: PanelProps) {
  const { form } = serverForm({ id: 'recover', lastResult })
  const isBusy = useSent()?.get('intent') === 'recover'
  if (debt === 0n) return null
  if (recoverable === 0n)
    return <p className="soft">Nothing is on the member’s balance to pay what is owed from.</p>
  return (
    <Form id={form.id} method="post" className="form" noValidate preventScrollReset>
      <FormErrors form={form} />
      <input type="hidden" name="chargebackId" value={id} />
      <input type="hidden" name="sum" value={String(recoverable)} />
      <Sum
        rows={[
          { name: 'Owed', amount: <Money minor={debt} currency={currency} /> },
          { name: 'From the member’s balance', amount: <Money minor={recoverable} currency={currency} /> },
        ]}
        total={{ name: 'Owed after', amount: <Money minor={debt - recoverable} currency={currency} /> }}
      />
      <div className="form-acts">
        <Button look="danger" name="intent" value={'recover' satisfies ChargebacksIntent} busy={isBusy}>
          Take {formatMoney(recoverable, currency)} from the balance
        </Button>
      </div>
    </Form>
  )
}
