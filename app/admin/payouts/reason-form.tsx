import type { SubmissionResult } from '@conform-to/react'
import { Form, Link, useNavigation } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Money } from '#app/ui/money/money.tsx'
import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { AdminPart } from '../admin-part.tsx'
import { payoutsOf } from './done-words.ts'
import type { PayoutsData } from './load-payouts.ts'
import type { PayoutsIntent } from './act-on-payouts.ts'

type ReasonFormProps = NonNullable<PayoutsData['reason']> & {
  lastResult: SubmissionResult<string[]> | undefined
  backTo: string
  limits: Record<string, TextLimits>
}

const WORDS = {
  reject: { title: 'Reject', act: 'Reject' },
  fail: { title: 'It failed', act: 'Mark as failed:' },
  return: { title: 'The bank sent it back', act: 'Book as come back:' },
}

/** Asks why before money goes back. */
export function ReasonForm({ move, payouts, lastResult, backTo, limits }: ReasonFormProps) {
  const { form, field } = serverForm({ id: 'reason', lastResult, limits })
  const isBusy = useNavigation().state === 'submitting'
  return (
    <AdminPart id="decide" title={WORDS[move].title}>
      <Form id={form.id} method="post" className="form" noValidate preventScrollReset>
        <FormErrors form={form} />
        <ul className="lines">
          {payouts.map(({ id, number, member, amount, currency }) => (
            <li key={id}>
              <span className="grow">
                {number}, {member}
              </span>
              <Money minor={amount} currency={currency} />
              <input type="hidden" name="payout" value={id} />
            </li>
          ))}
        </ul>
        <p>The whole amount goes back to the balance it came from.</p>
        <Field label="Reason" {...field('reason')} hint="The member reads it, and the audit log keeps it">
          <TextArea rows={3} />
        </Field>
        <div className="form-acts">
          <Button look="danger" name="intent" value={`do-${move}` satisfies PayoutsIntent} busy={isBusy}>
            {WORDS[move].act} {payoutsOf(payouts.length)}
          </Button>
          <Link to={backTo}>Cancel</Link>
        </div>
      </Form>
    </AdminPart>
  )
}
