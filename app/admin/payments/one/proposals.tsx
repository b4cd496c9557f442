import { Form } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import type { TextLimits } from '#app/ui/inputs/field/text-length.ts'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { formatMoney } from '#app/ui/money/format-money.ts'
import { Note } from '#app/ui/note/note.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { PaymentData } from './load-payment.ts'
import type { PaymentIntent } from './payment-intents.ts'

type ProposalsProps = PaymentData & {
  limits: Record<string, TextLimits>
  refused: RefusedForm | undefined
}

/** What two have to agree on, and what they did. */
export function Proposals({ proposals, payment, now, limits, refused }: ProposalsProps) {
  return (
    <div className="stack">
      {proposals.map((one) => (
        <div key={one.id} className="stack">
          <Note tone={one.state === 'proposed' ? 'warn' : 'info'}>
            {one.proposer} proposed <Time at={one.proposedAt} now={now} /> to send{' '}
            {formatMoney(one.amount, payment.currency)} back: {one.reason}
            {one.decider ? `. ${one.decider} ${one.state} it` : ''}
          </Note>
          {one.mayDecide ? (
            <Decide one={one} currency={payment.currency} limits={limits} refused={refused} />
          ) : null}
        </div>
      ))}
    </div>
  )
}

type DecideProps = Pick<ProposalsProps, 'limits' | 'refused'> & {
  one: PaymentData['proposals'][number]
  currency: string
}

function Decide({ one, currency, limits, refused }: DecideProps) {
  const lastResult = refusalFor(`decline-${one.id}`, refused)
  const { form, field } = serverForm({ id: `decline-${one.id}`, lastResult, limits })
  const sent = useSent()?.get('intent')
  return (
    <>
      {one.mayConfirm ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="proposalId" value={one.id} />
          <Button
            look="danger"
            name="intent"
            value={'confirm' satisfies PaymentIntent}
            busy={sent === 'confirm'}
          >
            Send {formatMoney(one.amount, currency)} back
          </Button>
        </Form>
      ) : (
        <p className="soft">It needs four eyes: a colleague confirms it.</p>
      )}
      <Form id={form.id} method="post" className="form" noValidate preventScrollReset>
        <FormErrors form={form} />
        <input type="hidden" name="proposalId" value={one.id} />
        <Field label="Reason to decline it" {...field('reason')} hint="For colleagues and the audit log">
          <TextInput autoComplete="off" />
        </Field>
        <div className="form-acts">
          <Button name="intent" value={'decline' satisfies PaymentIntent} busy={sent === 'decline'}>
            Decline it
          </Button>
        </div>
      </Form>
    </>
  )
}
