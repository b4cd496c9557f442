import type { SubmissionResult } from '@conform-to/react'
import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { Meta } from '#app/ui/meta/meta.tsx'
import { Money } from '#app/ui/money/money.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { UserIntent } from './act-on-user.ts'
import type { MemberProData } from './load-member-pro.ts'

type MemberProProps = MemberProData & {
  now: Date
  mayGrant: boolean
  limits: Record<string, TextLimits>
  lastResult: SubmissionResult<string[]> | undefined
}

const stateWords = { trial: 'Trial', active: 'Active', past_due: 'Short of money', ended: 'Ended' }
const kindWords = { trial: 'To try', paid: 'Paid', granted: 'Granted' }

/** Plan and periods of a member, and the form that grants days. */
export function MemberPro({
  stands,
  periods,
  periodsCount,
  currency,
  now,
  mayGrant,
  ...form
}: MemberProProps) {
  return (
    <div className="stack">
      {stands ? <Meta rows={factsOf(stands, currency, now)} /> : <p className="soft">Never had PRO.</p>}
      {periods.length > 0 ? (
        <ul className="lines">
          {periods.map((period) => (
            <li key={period.id}>
              <span className="grow">
                {kindWords[period.kind]}
                {period.plan ? `, ${period.plan}` : ''} <Time at={period.startsAt} /> to{' '}
                <Time at={period.endsAt} />
                {period.reason ? <small className="soft"> {period.reason}</small> : null}
              </span>
              <Money minor={period.priceMinor} currency={currency} />
              {period.backMinor > 0n ? (
                <small className="soft">
                  <Money minor={period.backMinor} currency={currency} /> given back
                </small>
              ) : null}
            </li>
          ))}
        </ul>
      ) : null}
      {periodsCount > periods.length ? (
        <p className="soft">And {periodsCount - periods.length} earlier.</p>
      ) : null}
      {mayGrant ? <GrantForm {...form} /> : null}
    </div>
  )
}

function factsOf(stands: NonNullable<MemberProData['stands']>, currency: string, now: Date) {
  const { state, plan, until, holdsUntil, isCancelled, isTrialUsed, next } = stands
  const isOver = state === 'ended'
  return [
    { name: 'State', value: stateWords[state] + (isCancelled && !isOver ? ', cancelled' : '') },
    { name: 'Plan', value: plan === 'yearly' ? 'Yearly' : 'Monthly' },
    { name: isOver ? 'Ended' : 'Until', value: <Time at={isOver ? holdsUntil : until} now={now} /> },
    ...(isOver || isCancelled
      ? []
      : [{ name: 'Taken then', value: <Money minor={next} currency={currency} /> }]),
    { name: 'Trial', value: isTrialUsed ? 'used' : 'not used' },
  ]
}

function GrantForm({ limits, lastResult }: Pick<MemberProProps, 'limits' | 'lastResult'>) {
  const { form, field } = serverForm({ id: 'grant-pro', lastResult, limits })
  const isBusy = useSent()?.get('intent') === 'grant-pro'
  return (
    <Form id={form.id} method="post" className="form" noValidate preventScrollReset>
      <FormErrors form={form} />
      <input type="hidden" name="intent" value={'grant-pro' satisfies UserIntent} />
      <Field label="Days of PRO" {...field('days')} hint="1 to 366. Nothing is taken for them">
        <TextInput inputMode="numeric" autoComplete="off" />
      </Field>
      <Field label="Reason" {...field('reason')} hint="The member reads it, and the audit log keeps it">
        <TextInput autoComplete="off" />
      </Field>
      <div className="form-acts">
        <Button busy={isBusy}>Grant these days</Button>
      </div>
    </Form>
  )
}
