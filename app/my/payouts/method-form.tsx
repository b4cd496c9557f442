import type { SubmissionResult } from '@conform-to/react'
import { Form, Link } from 'react-router'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import type { PayoutsData } from './load-payouts.ts'
import type { OwnPayoutsIntent } from './act-on-payouts.ts'

type MethodFormProps = {
  opened: NonNullable<PayoutsData['opened']>
  otherMethod: string
  lastResult: SubmissionResult<string[]> | undefined
}

/** Where money should go. Nothing that is kept comes back here: other details are written anew. */
export function MethodForm({
  opened: { kind, method, proveAddress },
  otherMethod,
  lastResult,
}: MethodFormProps) {
  const { form, field } = serverForm({ id: 'method-form', lastResult })
  const isBusy = useSent()?.get('intent') === `save-${kind}`
  const title = method ? `Other details for ${method.label}` : titleOf(kind, otherMethod)
  return (
    <section id="method" className="payout-method" aria-labelledby="method-title">
      <h3 id="method-title">{title}</h3>
      {proveAddress ? (
        <div className="stack">
          <p className="soft">Money will go there, so first confirm that it is you.</p>
          <p className="row">
            <ButtonLink look="main" to={proveAddress}>
              Confirm that it is you
            </ButtonLink>
            <Link to="/my/payouts#methods">Not now</Link>
          </p>
        </div>
      ) : (
        <Form id={form.id} method="post" className="form" noValidate preventScrollReset>
          <FormErrors form={form} />
          <input type="hidden" name="intent" value={`save-${kind}` satisfies OwnPayoutsIntent} />
          <input type="hidden" name="methodId" value={method?.id ?? ''} />
          <Fields kind={kind} otherMethod={otherMethod} field={field} />
          <p className="soft small">
            It is kept encrypted and shown masked. It can be used 24 hours after it is saved, and we write to
            you at once.
          </p>
          <div className="form-acts">
            <Button look="main" busy={isBusy}>
              Save it
            </Button>
            <Link to="/my/payouts#methods">Cancel</Link>
          </div>
        </Form>
      )}
    </section>
  )
}

function titleOf(kind: string, otherMethod: string): string {
  if (kind === 'bank') return 'A bank account'
  return kind === 'card' ? 'A card' : otherMethod
}

type FieldsProps = {
  kind: 'bank' | 'card' | 'other'
  otherMethod: string
  field: ReturnType<typeof serverForm>['field']
}

function Fields({ kind, otherMethod, field }: FieldsProps) {
  if (kind === 'other')
    return (
      <Field label={otherMethod} {...field('details')}>
        <TextInput autoComplete="off" spellCheck={false} />
      </Field>
    )
  return (
    <>
      <Field label="Holder" {...field('holder')} hint="As the bank or the card writes the name">
        <TextInput autoComplete="name" />
      </Field>
      {kind === 'bank' ? (
        <>
          <Field label="IBAN" {...field('iban')} hint="Spaces do not matter">
            <TextInput autoComplete="off" autoCapitalize="characters" spellCheck={false} />
          </Field>
          <Field label="BIC" {...field('bic')} required={false} optional hint="8 or 11 letters and digits">
            <TextInput autoComplete="off" autoCapitalize="characters" spellCheck={false} />
          </Field>
        </>
      ) : (
        <Field
          label="Card token"
          {...field('token')}
          hint="What your card provider gives in place of the number. Never write the number itself"
        >
          <TextInput autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Field>
      )}
    </>
  )
}
