import { Form, Link, redirect, useActionData, useNavigation } from 'react-router'
import { acting, reading } from '#app/edge.ts'
import { readSubmission } from '#app/forms/read-submission.ts'
import { Button, ButtonLink } from '#app/ui/button/button.tsx'
import { Field } from '#app/ui/field/field.tsx'
import { TextInput } from '#app/ui/field/text-input.tsx'
import { FormErrors } from '#app/ui/form/form-errors.tsx'
import { serverForm } from '#app/ui/form/server-form.ts'
import { Note } from '#app/ui/note/note.tsx'
import { askResetInput } from '#domain/accounts/input.ts'
import { askPasswordReset, screensOf } from '#domain/accounts/index.ts'
import type { Route } from './+types/forgot.page.ts'
import { inEvenTime } from './even-time.ts'
import { describeDoor } from './describe-door.ts'
import { frontDoor, shownBrand } from './front-door.ts'
import { Gate, PromiseWall } from './gate.tsx'
import { signInGiven } from './given.ts'
import { nextPath, withNext } from './next-path.ts'
import { refuseForm, refuseInput } from './refuse-form.ts'

export const loader = reading((edge) => ({
  brand: shownBrand(frontDoor(edge), edge.page.nonce),
  next: nextPath(edge.url.searchParams.get('next')),
  isSent: edge.url.searchParams.has('sent'),
  minutes: edge.settings.resetLinkMinutes,
}))

export const action = acting(async (edge) => {
  const door = frontDoor(edge)
  const form = await edge.form()
  const submission = readSubmission(form, askResetInput)
  if (submission.status !== 'success') return refuseInput(submission)
  const next = nextPath(form.get('next'))
  try {
    await inEvenTime(() =>
      edge.transaction((tx) =>
        askPasswordReset(tx, edge.actor, submission.value, { ...signInGiven(edge), next }),
      ),
    )
    return redirect(withNext(`${screensOf(door.slug).forgot}?sent=1`, next))
  } catch (error) {
    return refuseForm(submission, error)
  }
})

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describeDoor(matches, loaderData?.brand, {
    title: 'Forgot your password?',
    description: 'Ask for a link to choose a new one.',
    path: '/my/forgot',
  })

export default function ForgotPage({ loaderData }: Route.ComponentProps) {
  const { brand, next, isSent, minutes } = loaderData
  const login = withNext(brand.screens.login, next)
  return (
    <Gate title="A new password" wall={<PromiseWall name={brand.name} />}>
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
    </Gate>
  )
}

function ForgotForm({ next }: { next: string }) {
  const { form, field } = serverForm({ id: 'forgot', lastResult: useActionData<typeof action>() })
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
