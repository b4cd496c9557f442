import type { SubmissionResult } from '@conform-to/react'
import { Form } from 'react-router'
import { Sum } from '#app/ui/figures/sum/sum.tsx'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Money } from '#app/ui/money/money.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { UserIntent } from '../act-on-user.ts'
import type { MemberBalanceData } from './load-member-balance.ts'

type WaitingCorrectionProps = {
  one: MemberBalanceData['waiting'][number]
  limits: Record<string, TextLimits>
  now: Date
  lastResult: SubmissionResult<string[]> | undefined
}

/** One that waits for a second pair of eyes: what it would do, and the two ways to end it. */
export function WaitingCorrection({ one, limits, now, lastResult }: WaitingCorrectionProps) {
  const { form, field } = serverForm({ id: `decline-${one.id}`, lastResult, limits })
  const sent = useSent()
  const isSent = (intent: UserIntent) => sent?.get('intent') === intent && sent.get('correctionId') === one.id
  const verb = one.direction === 'give' ? 'Give' : 'Take'
  return (
    <div className="stack" id={`correction-${one.number}`}>
      <Note tone="warn">
        {one.proposer} proposed <Time at={one.proposedAt} now={now} /> to {verb.toLowerCase()}{' '}
        <Money minor={one.amount} currency={one.currency} />: {one.reason}
      </Note>
      <Sum
        rows={[
          {
            name: one.direction === 'give' ? 'Given' : 'Taken',
            amount: <Money minor={one.amount} currency={one.currency} />,
          },
        ]}
        total={{ name: 'Balance after', amount: <Money minor={one.after} currency={one.currency} /> }}
      />
      {!one.isPossible ? (
        <p className="soft">The account was deleted since: nothing is given to it any more. Decline it.</p>
      ) : one.mayConfirm ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="correctionId" value={one.id} />
          <Button
            look="main"
            name="intent"
            value={'confirm-correction' satisfies UserIntent}
            busy={isSent('confirm-correction')}
          >
            {verb} {formatMoney(one.amount, one.currency)}
          </Button>
        </Form>
      ) : (
        <p className="soft">It needs four eyes: a colleague confirms it.</p>
      )}
      {one.mayDecide ? (
        <Form id={form.id} method="post" className="form" noValidate preventScrollReset>
          <FormErrors form={form} />
          <input type="hidden" name="correctionId" value={one.id} />
          <Field label="Reason to decline it" {...field('reason')} hint="For colleagues and the audit log">
            <TextInput autoComplete="off" />
          </Field>
          <div className="form-acts">
            <Button
              name="intent"
              value={'decline-correction' satisfies UserIntent}
              busy={isSent('decline-correction')}
            >
              Decline it
            </Button>
          </div>
        </Form>
      ) : null}
    </div>
  )
}
