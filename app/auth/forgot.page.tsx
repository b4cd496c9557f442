import type { SubmissionResult } from '@conform-to/react'
import { Form, Link, useActionData, useNavigation } from 'react-router'
import { reading } from '#app/edge.ts'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Note } from '#app/ui/note/note.tsx'
import type { Route } from './+types/forgot.page.ts'
import { describeSignInPage } from '../shared/sign-in/describe-sign-in-page.ts'
import { forgotIntents } from './forgot-intents.ts'
import { requestedBrand, shownBrand } from '../shared/sign-in/sign-in-brand.ts'
import { SignInLayout, PromiseAside } from '../shared/sign-in/sign-in-layout.tsx'
import { nextPath, withNext } from '../shared/sign-in/next-path.ts'

export const loader = reading((edge) => ({
  brand: shownBrand(requestedBrand(edge), edge.page.nonce),
  next: nextPath(edge.url.searchParams.get('next')),
  isSent: edge.url.searchParams.has('sent'),
  minutes: edge.settings.resetLinkMinutes,
}))

export const action = forgotIntents

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describeSignInPage(matches, loaderData?.brand, {
    title: 'Forgot your password?',
    description: 'Ask for a link to choose a new one.',
    path: '/my/forgot',
  })

export default function ForgotPage({ loaderData }: Route.ComponentProps) {
  const { brand, next, isSent, minutes } = loaderData
  const login = withNext(brand.screens.login, next)
  return (
    <SignInLayout title="A new password" aside={<PromiseAside name={brand.name} />}>
      {isSent ? (
        <>
          <Note role="status" icon="mail">
            <b>Look in your mail.</b> If there is an account, a link is on its way to its address. It is good
            for {minutes} minutes.
          </Note>
          <ButtonLink to={login}>Back to sign in</ButtonLink>
        </>
      ) : (
        <>
          <ForgotForm next={next} />
          <p className="soft">
            Remembered it? <Link to={login}>Sign in</Link>.
          </p>
        </>
      )}
    </SignInLayout>
  )
}

function ForgotForm({ next }: { next: string }) {
  const { form, field } = serverForm({
    id: 'forgot',
    lastResult: useActionData<SubmissionResult<string[]>>(),
  })
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form id={form.id} method="post" className="form" noValidate>
      <FormErrors form={form} />
      <input type="hidden" name="next" value={next} />
      <Field
        label="E-mail or username"
        {...field('login')}
        hint="We send a link to the address of the account"
      >
        <TextInput autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Button look="main" size="l" wide busy={isSending}>
        Send me a link
      </Button>
    </Form>
  )
}
