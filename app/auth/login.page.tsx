import type { SubmissionResult } from '@conform-to/react'
import { Form, Link, redirect, useActionData, useNavigation } from 'react-router'
import { reading } from '#app/edge.ts'
import { Button } from '#app/ui/inputs/button/button.tsx'
import { Check } from '#app/ui/inputs/field/choice.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { Password, TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { avatarUrl } from '#domain/accounts/index.ts'
import { listDemoPeople } from '#domain/accounts/index.ts'
import type { Route } from './+types/login.page.ts'
import { DemoPeople } from './demo-people.tsx'
import { describeSignInPage } from '../shared/sign-in/describe-sign-in-page.ts'
import { requestedBrand, shownBrand } from '../shared/sign-in/sign-in-brand.ts'
import { SignInLayout, PromiseAside } from '../shared/sign-in/sign-in-layout.tsx'
import { nextPath, withNext } from '../shared/sign-in/next-path.ts'
import { PasskeyForm } from '../shared/sign-in/passkey-form.tsx'
import { ProviderButtons } from './providers/provider-buttons.tsx'
import { isForHeart } from '../shared/sign-in/is-for-heart.ts'
import { signInIntents, type SignInIntent } from './sign-in-intents.ts'

const WHY = new Map([
  ['again', 'That took too long or was tried too often. Begin again.'],
  ['reset', 'Your new password is set, and every device is signed out. Sign in with it.'],
])

export const loader = reading(async (edge) => {
  const { url, page, config, db, settings } = edge
  const brand = shownBrand(requestedBrand(edge), edge.page.nonce)
  const next = nextPath(url.searchParams.get('next'))
  // A letter may lead here one who joined again and has an account already: they sign in to that one instead.
  if (page.viewer && !url.searchParams.has('other')) throw redirect(next)
  const people = config.demo ? await listDemoPeople(db) : []
  return {
    brand,
    next,
    sessionDays: settings.sessionDays,
    isOpen: settings.registrationOpen,
    note: WHY.get(url.searchParams.get('why') ?? ''),
    isForHeart: isForHeart(next),
    providers: edge.providers.list(),
    people: people.map(({ role, displayName, avatarKey }) => ({
      role,
      name: displayName,
      portraitUrl: avatarUrl(avatarKey, 512),
    })),
  }
})

export const action = signInIntents

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describeSignInPage(matches, loaderData?.brand, {
    title: 'Sign in',
    description: 'Sign in with your e-mail address or username.',
    path: '/my/login',
  })

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const { brand, next, people, providers, note, isOpen, isForHeart: savesAfter } = loaderData
  return (
    <SignInLayout
      title="Sign in"
      aside={
        people.length > 0 ? <DemoPeople people={people} next={next} /> : <PromiseAside name={brand.name} />
      }
    >
      {savesAfter ? (
        <Note icon="heart" role="status">
          Sign in to save this. It is then among your favourites, and you are back where you were.
        </Note>
      ) : null}
      {note ? <Note role="status">{note}</Note> : null}
      <LoginForm
        next={next}
        forgot={withNext(brand.screens.forgot, next)}
        sessionDays={loaderData.sessionDays}
      />
      <PasskeyForm id="passkey" purpose="sign-in" intent="passkey" label="Sign in with a passkey" wide>
        <input type="hidden" name="next" value={next} />
      </PasskeyForm>
      {providers.length > 0 ? (
        <>
          <p className="gate-or">or with</p>
          <ProviderButtons providers={providers} next={next} brand={brand.slug} />
        </>
      ) : null}
      {isOpen ? (
        <p className="soft">
          New here? <Link to={withNext(brand.screens.register, next)}>Join</Link>. It takes a name, an address
          and a password.
        </p>
      ) : null}
    </SignInLayout>
  )
}

type LoginFormProps = { next: string; forgot: string; sessionDays: number }

function LoginForm({ next, forgot, sessionDays }: LoginFormProps) {
  const lastResult = useActionData<SubmissionResult<string[]>>()
  const { form, field } = serverForm({ id: 'login', lastResult })
  const navigation = useNavigation()
  const sending = navigation.state === 'submitting' ? navigation.formData?.get('intent') : undefined
  return (
    <Form id={form.id} method="post" className="form" noValidate>
      <FormErrors form={form} />
      <input type="hidden" name="next" value={next} />
      <Field label="E-mail or username" {...field('login')}>
        <TextInput autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <Field label="Password" aside={<Link to={forgot}>Forgot it?</Link>} {...field('password')}>
        <Password />
      </Field>
      <Check name="keep" defaultChecked={!lastResult || lastResult.initialValue?.['keep'] === 'on'}>
        Keep me signed in for {sessionDays} days
      </Check>
      <Button
        look="main"
        size="l"
        wide
        name="intent"
        value={'password' satisfies SignInIntent}
        busy={sending === 'password'}
      >
        Sign in
      </Button>
      <Button wide name="intent" value={'code' satisfies SignInIntent} busy={sending === 'code'}>
        <Icon name="mail" /> Send me a code instead
      </Button>
    </Form>
  )
}
