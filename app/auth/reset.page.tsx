import type { SubmissionResult } from '@conform-to/react'
import { Form, useActionData, useNavigation } from 'react-router'
import { reading } from '#app/edge.ts'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Note } from '#app/ui/note/note.tsx'
import { linkToken } from '#domain/accounts/input.ts'
import { findResetOwner } from '#domain/accounts/index.ts'
import type { Route } from './+types/reset.page.ts'
import { describeSignInPage } from '../shared/sign-in/describe-sign-in-page.ts'
import { currentBrand, shownBrand } from '../shared/sign-in/sign-in-brand.ts'
import { SignInLayout, PromiseAside } from '../shared/sign-in/sign-in-layout.tsx'
import { NewPassword } from './new-password.tsx'
import { nextPath, withNext } from '../shared/sign-in/next-path.ts'
import { resetIntents } from './reset-intents.ts'

export const loader = reading(async (edge) => {
  const token = linkToken.parse(edge.url.searchParams.get('token') ?? '')
  const owner = await edge.transaction((tx) => findResetOwner(tx, token))
  return {
    token,
    isGood: owner !== undefined,
    next: nextPath(edge.url.searchParams.get('next')),
    brand: shownBrand(currentBrand(edge), edge.page.nonce),
  }
})

export const action = resetIntents

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describeSignInPage(matches, loaderData?.brand, {
    title: 'Choose a new password',
    description: 'Set a new password by the link from your mail.',
    path: '/my/reset',
  })

export default function ResetPage({ loaderData }: Route.ComponentProps) {
  const { token, isGood, next, brand } = loaderData
  return (
    <SignInLayout title="Choose a new password" aside={<PromiseAside name={brand.name} />}>
      {isGood ? (
        <ResetForm token={token} next={next} />
      ) : (
        <>
          <Note tone="warn" role="alert">
            <b>This link is no good any more.</b> It was used, has expired, or a newer one was sent. Ask for
            another.
          </Note>
          <ButtonLink look="main" to={withNext(brand.screens.forgot, next)}>
            Ask for another link
          </ButtonLink>
        </>
      )}
    </SignInLayout>
  )
}

function ResetForm({ token, next }: { token: string; next: string }) {
  const { form, field } = serverForm({ id: 'reset', lastResult: useActionData<SubmissionResult<string[]>>() })
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form id={form.id} method="post" className="form" noValidate>
      <FormErrors form={form} />
      <input type="hidden" name="token" value={token} />
      <input type="hidden" name="next" value={next} />
      <NewPassword label="New password" {...field('password')} />
      <Button look="main" size="l" wide busy={isSending}>
        Set the new password
      </Button>
      <p className="soft">
        Every device is signed out, this one too. Then you sign in with the new password.
      </p>
    </Form>
  )
}
