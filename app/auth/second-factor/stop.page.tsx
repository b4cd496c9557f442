import { Form, useActionData, useNavigation } from 'react-router'
import { reading } from '#app/edge.ts'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { isStopLinkGood } from '#domain/accounts/index.ts'
import { linkToken } from '#domain/accounts/input.ts'
import type { Route } from './+types/stop.page.ts'
import { describeSignInPage } from '../../shared/sign-in/describe-sign-in-page.ts'
import { currentBrand, shownBrand } from '../../shared/sign-in/sign-in-brand.ts'
import { SignInLayout, PromiseAside } from '../../shared/sign-in/sign-in-layout.tsx'
import { type StopAnswer, stopIntents } from './stop-intents.ts'

const HERE = '/auth/second-factor/stop'

export const loader = reading(async (edge) => {
  const asked = edge.url.searchParams
  const token = linkToken.parse(asked.get('token') ?? '')
  const isGood = token !== '' && (await edge.transaction((tx) => isStopLinkGood(tx, token)))
  const brand = shownBrand(currentBrand(edge), edge.page.nonce)
  return { token, isGood, isDone: asked.has('done'), brand }
})

export const action = stopIntents

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describeSignInPage(matches, loaderData?.brand, {
    title: 'Keep your second factor',
    description: 'Stop its removal.',
    path: HERE,
  })

export default function StopPage({ loaderData }: Route.ComponentProps) {
  const { token, isGood, isDone, brand } = loaderData
  const problem = useActionData<StopAnswer>()?.problem
  const isSending = useNavigation().state === 'submitting'
  return (
    <SignInLayout title={titleFor({ isGood, isDone })} aside={<PromiseAside name={brand.name} />}>
      {problem ? (
        <Note tone="warn" role="alert">
          {problem}
        </Note>
      ) : null}
      {isDone ? (
        <>
          <Note role="status" icon="circle-check">
            <b>It is stopped.</b> Signing in asks for your second factor as before.
          </Note>
          <p>If you did not ask for its removal, change your password: whoever did may know it.</p>
          <ButtonLink look="main" to={brand.screens.forgot}>
            Choose a new password
          </ButtonLink>
        </>
      ) : null}
      {!isDone && isGood ? (
        <Form method="post" className="form">
          <input type="hidden" name="token" value={token} />
          <p>
            An administrator was told that you lost your device, and your second factor is about to be
            removed. If you still have it, or did not ask for this, stop it.
          </p>
          <Button look="main" size="l" wide busy={isSending}>
            Keep my second factor
          </Button>
        </Form>
      ) : null}
      {!isDone && !isGood ? (
        <>
          <p>It was used, or its time is over. Sign in to see how your account stands.</p>
          <ButtonLink to={brand.screens.login}>Sign in</ButtonLink>
        </>
      ) : null}
    </SignInLayout>
  )
}

function titleFor({ isGood, isDone }: { isGood: boolean; isDone: boolean }): string {
  if (isDone) return 'Your second factor stays'
  return isGood ? 'Keep your second factor?' : 'This link is no good any more'
}
