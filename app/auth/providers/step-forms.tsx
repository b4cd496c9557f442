import type { SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldError } from '#app/ui/inputs/field/field.tsx'
import { Password, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import type { StepView } from './show-step.ts'
import type { StepIntent } from './answer-step.ts'

type StepProps = { view: StepView; lastResult: SubmissionResult<string[]> | undefined }

/** One question of the server's: a refusal belongs to the form whose fields it names. */
function StepForm({
  intent,
  lastResult,
  children,
  ...button
}: {
  intent: StepIntent
  lastResult: StepProps['lastResult']
  children?: ReactNode
  label: string
  look?: 'main' | 'line'
}) {
  const { form } = serverForm({ id: intent, lastResult })
  const isSending = useSent()?.get('intent') === intent
  return (
    <Form id={intent} method="post" className="form" noValidate>
      <FormErrors form={form} />
      <input type="hidden" name="intent" value={intent} />
      {children}
      <div className="form-acts">
        <Button look={button.look ?? 'main'} busy={isSending}>
          {button.label}
        </Button>
      </div>
    </Form>
  )
}

/** What the server said, if it said it to this form. */
function resultOf(intent: StepIntent, lastResult: StepProps['lastResult']): StepProps['lastResult'] {
  return lastResult?.initialValue?.['intent'] === intent ? lastResult : undefined
}

export function ChooseName({ view, place, lastResult }: StepProps & { place: string }) {
  const mine = resultOf('name', lastResult)
  const { field } = serverForm({ id: 'name', lastResult: mine })
  const terms = field('terms')
  return (
    <>
      <p>
        {view.providerName} says that <b>{view.email}</b> is yours, so there is no password to choose.
      </p>
      <StepForm intent="name" lastResult={mine} label={`Join ${place}`}>
        <Field
          label="Username"
          {...field('username')}
          hint="3 to 30 of a to z, digits, - and _. Everybody sees it"
        >
          <TextInput autoComplete="username" autoCapitalize="none" spellCheck={false} />
        </Field>
        <div className={terms.error ? 'field is-bad' : 'field'}>
          <Check
            id={terms.id}
            name="terms"
            defaultChecked={terms.defaultValue === 'on'}
            aria-invalid={terms.error ? true : undefined}
            aria-describedby={terms.error ? `${terms.id}-error` : undefined}
          >
            I accept the <a href="/docs/terms">terms</a> and the <a href="/docs/privacy">privacy rules</a>
          </Check>
          {terms.error && <FieldError id={`${terms.id}-error`}>{terms.error}</FieldError>}
        </div>
      </StepForm>
    </>
  )
}

export function GiveEmail({ view, lastResult }: StepProps) {
  const mine = resultOf('email', lastResult)
  const { field } = serverForm({ id: 'email', lastResult: mine })
  return (
    <>
      <p>{view.providerName} does not vouch for an address of yours. Give one, and we send a code to it.</p>
      <StepForm intent="email" lastResult={mine} label="Send me a code">
        <Field label="E-mail" {...field('email')}>
          <TextInput type="email" autoComplete="email" />
        </Field>
      </StepForm>
    </>
  )
}

export function TypeCode({ view, lastResult }: StepProps) {
  return (
    <>
      <p>
        We sent six digits to <b>{view.email}</b>.
      </p>
      <CodeForm lastResult={lastResult} />
      <SendCode lastResult={lastResult} label="Send another code" />
      <details>
        <summary>Use another address</summary>
        <GiveEmail view={view} lastResult={lastResult} />
      </details>
    </>
  )
}

export function ProveAccount({ view, lastResult }: StepProps) {
  return (
    <>
      <p>
        <b>{view.email}</b> belongs to an account here. Prove once that it is yours, and from then on{' '}
        {view.providerName} signs you in.
      </p>
      {view.hasPassword && (
        <>
          <PasswordForm view={view} lastResult={lastResult} />
          <p className="gate-or">or by e-mail</p>
        </>
      )}
      {view.codeSent && <CodeForm lastResult={lastResult} />}
      <SendCode lastResult={lastResult} label={view.codeSent ? 'Send another code' : 'Send me a code'} />
    </>
  )
}

function PasswordForm({ view, lastResult }: StepProps) {
  const mine = resultOf('password', lastResult)
  const { field } = serverForm({ id: 'password', lastResult: mine })
  return (
    <StepForm intent="password" lastResult={mine} label={`Link ${view.providerName} and sign in`}>
      <Field label="Password" {...field('password')}>
        <Password />
      </Field>
    </StepForm>
  )
}

function CodeForm({ lastResult }: Pick<StepProps, 'lastResult'>) {
  const mine = resultOf('code', lastResult)
  const { field } = serverForm({ id: 'code', lastResult: mine })
  return (
    <StepForm intent="code" lastResult={mine} label="Confirm the code">
      <Field label="Code" className="gate-code" {...field('code')}>
        <TextInput inputMode="numeric" autoComplete="one-time-code" />
      </Field>
    </StepForm>
  )
}

function SendCode({ lastResult, label }: Pick<StepProps, 'lastResult'> & { label: string }) {
  return (
    <StepForm intent="send-code" lastResult={resultOf('send-code', lastResult)} label={label} look="line" />
  )
}
