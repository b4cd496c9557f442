import type { SubmissionResult } from '@conform-to/react'
import { Form, Link, redirect, useActionData, useNavigation } from 'react-router'
import { reading } from '#app/edge.ts'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { Field, FieldError } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Note } from '#app/ui/note/note.tsx'
import type { Route } from './+types/register.page.ts'
import { describeSignInPage } from '../shared/sign-in/describe-sign-in-page.ts'
import { requestedBrand, shownBrand } from '../shared/sign-in/sign-in-brand.ts'
import { SignInLayout, PromiseAside } from '../shared/sign-in/sign-in-layout.tsx'
import { NewPassword } from './new-password.tsx'
import { nextPath, withNext } from '../shared/sign-in/next-path.ts'
import { ProviderButtons } from './providers/provider-buttons.tsx'
import { registerIntents } from './register-intents.ts'

export const loader = reading((edge) => {
  const brand = shownBrand(requestedBrand(edge), edge.page.nonce)
  const next = nextPath(edge.url.searchParams.get('next'))
  if (edge.page.viewer) throw redirect(next)
  const { registrationOpen } = edge.settings
  return { brand, next, isOpen: registrationOpen, providers: edge.providers.list() }
})

export const action = registerIntents

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describeSignInPage(matches, loaderData?.brand, {
    title: 'Join',
    description: 'An account to buy and sell with: a name, an address and a password.',
    path: '/my/register',
  })

export default function RegisterPage({ loaderData }: Route.ComponentProps) {
  const { brand, next, isOpen, providers } = loaderData
  const login = withNext(brand.screens.login, next)
  return (
    <SignInLayout title="Join" aside={<PromiseAside name={brand.name} />}>
      {isOpen ? (
        <>
          <RegisterForm next={next} />
          {providers.length > 0 ? (
            <>
              <p className="gate-or">or with</p>
              <ProviderButtons providers={providers} next={next} brand={brand.slug} />
            </>
          ) : null}
          <p className="soft">
            Here before? <Link to={login}>Sign in</Link>.
          </p>
        </>
      ) : (
        <>
          <Note tone="info" role="status">
            <b>Nobody new can join at the moment.</b> Members sign in as always.
          </Note>
          <ButtonLink to={login}>Sign in</ButtonLink>
        </>
      )}
    </SignInLayout>
  )
}

function RegisterForm({ next }: { next: string }) {
  const lastResult = useActionData<SubmissionResult<string[]>>()
  const { form, field } = serverForm({ id: 'register', lastResult })
  const terms = field('terms')
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form id={form.id} method="post" className="form" noValidate>
      <FormErrors form={form} />
      <input type="hidden" name="next" value={next} />
      <Field label="Your name" {...field('displayName')} hint="As others see it; you can change it later">
        <TextInput autoComplete="name" />
      </Field>
      <Field label="E-mail" {...field('email')} hint="We send a code there, to verify it">
        <TextInput type="email" autoComplete="email" />
      </Field>
      <Field
        label="Username"
        {...field('username')}
        hint="3 to 30 of a to z, digits, - and _, beginning with a letter. Everyone sees it"
      >
        <TextInput autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <NewPassword label="Password" {...field('password')} />
      <div className={terms.error ? 'field is-bad' : 'field'}>
        <Check
          id={terms.id}
          name="terms"
          required
          defaultChecked={terms.defaultValue === 'on'}
          aria-invalid={terms.error ? true : undefined}
          aria-describedby={terms.error ? `${terms.id}-error` : undefined}
        >
          I accept the <Link to="/docs/terms">terms</Link> and have read how{' '}
          <Link to="/docs/privacy">my data</Link> is used
        </Check>
        {terms.error ? <FieldError id={`${terms.id}-error`}>{terms.error}</FieldError> : null}
      </div>
      <Button look="main" size="l" wide busy={isSending}>
        Join
      </Button>
    </Form>
  )
}
