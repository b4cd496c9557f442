import type { SubmissionResult } from '@conform-to/react'
import { Form, Link, redirect, useActionData, useNavigation } from 'react-router'
import { reading } from '#app/edge.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { findSecondWays, type SecondWays } from '#domain/accounts/index.ts'
import type { Route } from './+types/otp.page.ts'
import { describeSignInPage } from '../shared/sign-in/describe-sign-in-page.ts'
import { currentBrand, shownBrand } from '../shared/sign-in/sign-in-brand.ts'
import { SignInLayout, PromiseAside } from '../shared/sign-in/sign-in-layout.tsx'
import { nextPath, withNext } from '../shared/sign-in/next-path.ts'
import { otpIntents } from './otp-intents.ts'
import { readPending } from './pending-cookie.ts'
import { PasskeyForm } from '../shared/sign-in/passkey-form.tsx'
import { LostDevice } from './second-factor/lost-device.tsx'

export const loader = reading(async (edge) => {
  const { request, url, page, settings, transaction } = edge
  const next = nextPath(url.searchParams.get('next'))
  const pending = readPending(request.headers.get('Cookie'))
  // Who is signed in may be on the way into another account of theirs.
  if (page.viewer && !pending) throw redirect(next)
  const brand = shownBrand(currentBrand(edge), page.nonce)
  if (!pending) throw redirect(withNext(brand.screens.login, next))
  const { token } = pending
  return {
    ways: pending.step === 'code' ? undefined : await transaction((tx) => findSecondWays(tx, token)),
    next,
    brand,
    minutes: settings.signInCodeMinutes,
    resetHours: settings.secondFactorResetHours,
  }
})

export const action = otpIntents

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describeSignInPage(matches, loaderData?.brand, {
    title: 'Type the code',
    description: 'One more step to sign in.',
    path: '/my/otp',
  })

export default function OtpPage({ loaderData }: Route.ComponentProps) {
  const { ways, next, brand, minutes, resetHours } = loaderData
  const byMail = ways === undefined
  return (
    <SignInLayout
      title={byMail ? 'Look in your mail' : 'One more proof'}
      lede={
        byMail
          ? `If there is an account, an e-mail with six digits is on its way to its address. They are good for ${minutes} minutes, in this browser.`
          : ledeFor(ways)
      }
      aside={<PromiseAside name={brand.name} />}
    >
      {ways?.hasPasskey ? (
        <PasskeyForm
          id="passkey"
          purpose="second-factor"
          intent="passkey"
          label="Use a passkey"
          look="main"
          size="l"
          wide
        >
          <input type="hidden" name="next" value={next} />
        </PasskeyForm>
      ) : null}
      <CodeForm next={next} ways={ways} />
      {byMail ? null : <LostDevice hours={resetHours} />}
      <p className="soft">
        {byMail ? 'Nothing came? Look in the spam folder, or ' : 'Not you? '}
        <Link to={withNext(brand.screens.login, next)}>
          {byMail ? 'ask for another code' : 'Sign in as someone else'}
        </Link>
        .
      </p>
    </SignInLayout>
  )
}

function ledeFor({ hasApp, hasPasskey }: SecondWays): string {
  if (hasApp && hasPasskey)
    return 'Use a passkey, or type the six digits that your authenticator app shows now. Without both, type one of your recovery codes: each works once.'
  return hasPasskey
    ? 'Use a passkey, or type one of your recovery codes: each works once.'
    : 'Type the six digits that your authenticator app shows now. Without the device, type one of your recovery codes: each works once.'
}

function CodeForm({ next, ways }: { next: string; ways: SecondWays | undefined }) {
  const byMail = ways === undefined
  const { form, field } = serverForm({ id: 'otp', lastResult: useActionData<SubmissionResult<string[]>>() })
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form id={form.id} method="post" className="form" noValidate>
      <FormErrors form={form} />
      <input type="hidden" name="next" value={next} />
      <Field
        label={byMail || ways.hasApp ? 'Code' : 'Recovery code'}
        className={byMail ? 'gate-code' : ''}
        {...field('code')}
      >
        <TextInput
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          inputMode={byMail ? 'numeric' : 'text'}
        />
      </Field>
      <Button look={ways?.hasPasskey ? 'line' : 'main'} size="l" wide busy={isSending}>
        Sign in
      </Button>
    </Form>
  )
}
