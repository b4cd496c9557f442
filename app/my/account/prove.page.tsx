import type { ReactNode } from 'react'
import { Form, redirect, useActionData } from 'react-router'
import { describeSignInPage } from '#app/shared/sign-in/describe-sign-in-page.ts'
import { currentBrand, shownBrand } from '#app/shared/sign-in/sign-in-brand.ts'
import { SignInLayout, PromiseAside } from '#app/shared/sign-in/sign-in-layout.tsx'
import { memberOnly, reading } from '#app/edge.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { Password, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Note } from '#app/ui/note/note.tsx'
import { useSent } from '#app/ui/inputs/form/use-sent.ts'
import { findAccount, findSecondFactor, isProved, listOwnPasskeys } from '#domain/accounts/index.ts'
import type { Route } from './+types/prove.page.ts'
import type { AccountAnswer } from './account-answer.ts'
import { ByPasskey } from './passkeys/prove-by-passkey.tsx'
import { nextOf, type ProveIntent, proveIntents } from './prove-edge.ts'

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export const loader = reading(
  memberOnly(async (edge) => {
    const { db, actor, viewer, clock, url } = edge
    if (isProved(viewer.provedAt, clock.now())) throw redirect(nextOf(edge))
    const [{ hasPassword, email, emailVerifiedAt }, { isOn: hasSecondFactor }, passkeys] = await Promise.all([
      findAccount(db, actor.id),
      findSecondFactor(db, actor.id),
      listOwnPasskeys(db, actor.id),
    ])
    const ways = waysToProve({
      hasPassword,
      hasSecondFactor,
      hasPasskey: passkeys.length > 0,
      isVerified: emailVerifiedAt !== null,
    })
    const brand = shownBrand(currentBrand(edge), edge.page.nonce)
    return { ways, email, isCodeSent: url.searchParams.has('sent'), brand }
  }),
)

export const action = proveIntents

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describeSignInPage(matches, loaderData?.brand, {
    title: 'Confirm that it is you',
    description: 'Confirm that it is you before a sensitive step.',
    path: '/my/prove',
  })

export default function ProvePage({ loaderData }: Route.ComponentProps) {
  const { ways, email, isCodeSent, brand } = loaderData
  const answer = useActionData() as AccountAnswer | undefined
  return (
    <SignInLayout
      title="Confirm that it is you"
      lede="What you are about to change is worth protecting. It holds for ten minutes."
      aside={<PromiseAside name={brand.name} />}
    >
      <RefusedElsewhere result={answer && !isShown(answer.intent, ways) ? answer.result : undefined} />
      {ways.passkey ? <ByPasskey answer={answer} /> : null}
      {ways.password ? (
        <Way
          title="Confirm your password"
          intent="prove-password"
          label="Confirm"
          answer={answer}
          look="main"
        >
          {(field) => (
            <Field label="Password" {...field('password')}>
              <Password autoComplete="current-password" />
            </Field>
          )}
        </Way>
      ) : null}
      {ways.secondFactor ? (
        <Way
          title="Use your second factor"
          intent="prove-second-factor"
          label="Confirm"
          answer={answer}
          look="main"
        >
          {(field) => (
            <Field label="Code" {...field('code')} hint="Six digits of your app, or a recovery code">
              <TextInput autoComplete="one-time-code" spellCheck={false} autoCapitalize="none" />
            </Field>
          )}
        </Way>
      ) : null}
      {ways.mail ? <ByMail email={email} isSent={isCodeSent} answer={answer} /> : null}
    </SignInLayout>
  )
}

type Has = { hasPassword: boolean; hasSecondFactor: boolean; hasPasskey: boolean; isVerified: boolean }
type Ways = { password: boolean; secondFactor: boolean; passkey: boolean; mail: boolean }

/** With a second factor, passwords and letters prove nothing any more; and a letter only where the address is surely theirs. */
function waysToProve(has: Has): Ways {
  return {
    password: has.hasPassword && !has.hasSecondFactor,
    secondFactor: has.hasSecondFactor,
    passkey: has.hasPasskey,
    mail: has.isVerified && !has.hasSecondFactor,
  }
}

function isShown(intent: string, ways: Ways): boolean {
  if (intent === 'prove-passkey') return ways.passkey
  if (intent === 'prove-password') return ways.password
  return intent === 'prove-second-factor' ? ways.secondFactor : ways.mail
}

function ByMail({
  email,
  isSent,
  answer,
}: {
  email: string
  isSent: boolean
  answer: AccountAnswer | undefined
}) {
  const wasTried = answer?.intent === 'prove-code'
  return (
    <>
      {isSent || wasTried ? (
        <Way title="Use the code we sent" intent="prove-code" label="Confirm" answer={answer} look="main">
          {(field) => (
            <>
              <Note role="status" icon="mail">
                A code is on its way to {email}.
              </Note>
              <Field label="Code" {...field('code')} hint="The six digits of the e-mail">
                <TextInput inputMode="numeric" autoComplete="one-time-code" spellCheck={false} />
              </Field>
            </>
          )}
        </Way>
      ) : null}
      <Way
        title={isSent ? 'No e-mail?' : 'By e-mail'}
        intent="send-code"
        label={isSent ? 'Send another code' : 'Send me a code'}
        answer={answer}
        look="line"
      >
        {() => <p className="soft">We send six digits to {email}.</p>}
      </Way>
    </>
  )
}

type WayProps = {
  title: string
  intent: ProveIntent
  label: string
  look: 'main' | 'line'
  answer: AccountAnswer | undefined
  children: (field: ReturnType<typeof serverForm>['field']) => ReactNode
}

function Way({ title, intent, label, look, answer, children }: WayProps) {
  const { form, field } = serverForm({
    id: intent,
    lastResult: answer?.intent === intent ? answer.result : undefined,
  })
  const isBusy = useSent()?.get('intent') === intent
  return (
    <section className="gate-way" aria-labelledby={`${intent}-title`}>
      <h2 id={`${intent}-title`}>{title}</h2>
      <Form id={form.id} method="post" className="form" noValidate>
        <FormErrors form={form} />
        <input type="hidden" name="intent" value={intent} />
        {children(field)}
        <Button look={look} size="l" wide busy={isBusy}>
          {label}
        </Button>
      </Form>
    </section>
  )
}
