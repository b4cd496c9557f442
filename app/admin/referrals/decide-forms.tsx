import { Form } from 'react-router'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import { amount } from '#app/shared/figures/figures.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextArea } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { AdminPart } from '../admin-part.tsx'
import type { ReferralData } from './load-referral.ts'
import type { ReferralIntent } from './referral-intents.ts'

type DecideProps = Pick<
  ReferralData,
  'invited' | 'referrer' | 'held' | 'unpaid' | 'currency' | 'limits' | 'state'
> & {
  refused: RefusedForm | undefined
}

/** Release, or refuse with why: both members read the reason. */
export function DecideForms(props: DecideProps) {
  const { invited, referrer, held, unpaid, currency, limits, state, refused } = props
  const sent = useSent()?.get('intent')
  const release = serverForm({ id: 'release', lastResult: refusalFor('release', refused), limits })
  const refuse = serverForm({ id: 'refuse', lastResult: refusalFor('refuse', refused), limits })
  const sumOf = (some: bigint) => (some > 0n ? ` ${amount(some, currency)}` : '')
  return (
    <AdminPart id="decide" title={state === 'refused' ? 'Decide anew' : 'Decide'}>
      <div className="form-row">
        <Form id={release.form.id} method="post" className="form" noValidate preventScrollReset>
          <FormErrors form={release.form} />
          <input type="hidden" name="memberId" value={invited.id} />
          <p>
            They are two people: what waits goes to {referrer.name} at once, and what was found lets later
            rewards pass.
          </p>
          <Field label="Why you release" {...release.field('reason')} hint="Both read it">
            <TextArea rows={3} />
          </Field>
          <div className="form-acts">
            <Button
              look="main"
              name="intent"
              value={'release' satisfies ReferralIntent}
              busy={sent === 'release'}
            >
              Release{sumOf(unpaid)}
            </Button>
          </div>
        </Form>
        {state === 'held' ? (
          <Form id={refuse.form.id} method="post" className="form" noValidate preventScrollReset>
            <FormErrors form={refuse.form} />
            <input type="hidden" name="memberId" value={invited.id} />
            <p>They are one person: nothing of it is paid, and nothing that comes.</p>
            <Field label="Why you refuse" {...refuse.field('reason')} hint="Both read it">
              <TextArea rows={3} />
            </Field>
            <div className="form-acts">
              <Button
                look="danger"
                name="intent"
                value={'refuse' satisfies ReferralIntent}
                busy={sent === 'refuse'}
              >
                Refuse{sumOf(held)}
              </Button>
            </div>
          </Form>
        ) : null}
      </div>
    </AdminPart>
  )
}
