import { Form, useActionData, useNavigation } from 'react-router'
import { reading } from '#app/edge.ts'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { inspectEmailLink, underBrand } from '#domain/accounts/index.ts'
import { linkToken } from '#domain/accounts/input.ts'
import type { Route } from './+types/verify.page.ts'
import { describeSignInPage } from '../shared/sign-in/describe-sign-in-page.ts'
import { EmailLinkForm } from './email-link-form.tsx'
import { currentBrand, shownBrand } from '../shared/sign-in/sign-in-brand.ts'
import { SignInLayout, PromiseAside } from '../shared/sign-in/sign-in-layout.tsx'
import { nextPath, withNext } from '../shared/sign-in/next-path.ts'
import { type VerifyAnswer, verifyIntents } from './verify-intents.ts'

const HERE = '/auth/email/verify'
/** Which of its faces the page shows. */
type Face = 'done' | 'link' | 'useless' | 'sent' | 'waiting' | 'nothing'

export const loader = reading(async (edge) => {
  const { url, transaction, page } = edge
  const brand = currentBrand(edge)
  const asked = url.searchParams
  const token = linkToken.parse(asked.get('token') ?? '')
  const link = token ? await transaction((tx) => inspectEmailLink(tx, token)) : undefined
  const isWaiting = page.viewer?.actor.state === 'unverified'
  const isHere = page.viewer?.actor.id === link?.memberId && page.viewer?.viewedBy === undefined
  const face = faceFor(asked, { isGood: link !== undefined, isWaiting })
  return {
    face,
    token,
    email: link?.email ?? '',
    asksPassword: link?.hasPassword === true && !isHere,
    next: nextPath(asked.get('next')),
    isSignedIn: page.viewer !== undefined,
    brand: shownBrand(brand, page.nonce),
    here: underBrand(HERE, brand.slug),
  }
})

function faceFor(
  asked: URLSearchParams,
  { isGood, isWaiting }: { isGood: boolean; isWaiting: boolean },
): Face {
  if (asked.has('done')) return 'done'
  if (asked.has('token')) return isGood ? 'link' : 'useless'
  if (asked.has('sent')) return 'sent'
  return isWaiting ? 'waiting' : 'nothing'
}

export const action = verifyIntents

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describeSignInPage(matches, loaderData?.brand, {
    title: 'Verify your e-mail address',
    description: 'So that others know that you can be reached.',
    path: HERE,
  })

const TITLES: Record<Face, string> = {
  done: 'Your address is verified',
  link: 'Is this your address?',
  useless: 'This link is no good any more',
  sent: 'Look in your mail',
  waiting: 'Verify your e-mail address',
  nothing: 'Nothing to verify',
}

export default function VerifyPage({ loaderData }: Route.ComponentProps) {
  const { face, token, email, asksPassword, next, isSignedIn, brand, here } = loaderData
  const { problem, password } = useActionData<VerifyAnswer>() ?? {}
  return (
    <SignInLayout title={TITLES[face]} aside={<PromiseAside name={brand.name} />}>
      {problem ? (
        <Note tone="warn" role="alert">
          {problem}
        </Note>
      ) : null}
      {face === 'done' ? (
        <Done next={isSignedIn ? next : withNext(brand.screens.login, next)} isSignedIn={isSignedIn} />
      ) : null}
      {face === 'link' ? (
        <EmailLinkForm
          {...{ token, email, next, asksPassword }}
          wrong={password}
          forgot={withNext(brand.screens.forgot, next)}
        />
      ) : null}
      {face === 'useless' ? (
        <p>It was used, has expired, or a newer one was sent. Perhaps your address is verified already.</p>
      ) : null}
      {face === 'sent' ? (
        <>
          <p>
            A letter is on its way to the address you gave. Open the link in it to verify that it is yours.
          </p>
          <p className="soft">
            Until then you can look around and fill in forms, but not sell, propose, pay or write.
          </p>
          <ButtonLink look="main" to={next}>
            Go on
          </ButtonLink>
        </>
      ) : null}
      {face === 'waiting' ? <p>We send you a letter with a link. It is good for three days, once.</p> : null}
      {face === 'useless' || face === 'sent' || face === 'waiting' ? (
        <SendAgain next={next} face={face} here={here} />
      ) : null}
      {face === 'nothing' ? (
        <>
          <p className="soft">
            {isSignedIn
              ? 'Your address is verified already.'
              : 'Open the link in our letter, or sign in and have another sent.'}
          </p>
          <ButtonLink to={isSignedIn ? '/my' : brand.screens.login}>Go on</ButtonLink>
        </>
      ) : null}
    </SignInLayout>
  )
}

function Done({ next, isSignedIn }: { next: string; isSignedIn: boolean }) {
  return (
    <>
      <Note role="status" icon="circle-check">
        <b>Thank you.</b> You can sell, propose, pay and write to people now.
      </Note>
      <ButtonLink look="main" to={next}>
        {isSignedIn ? 'Go on' : 'Sign in'}
      </ButtonLink>
    </>
  )
}

function SendAgain({ next, face, here }: { next: string; face: Face; here: string }) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form method="post" action={here} className="form">
      <input type="hidden" name="next" value={next} />
      {face === 'sent' ? (
        <p className="soft">Nothing came? Look in the spam folder, or have it sent again.</p>
      ) : null}
      <Button wide look={face === 'waiting' ? 'main' : 'line'} busy={isSending}>
        <span>{face === 'waiting' ? 'Send me the letter' : 'Send it again'}</span>
      </Button>
    </Form>
  )
}
