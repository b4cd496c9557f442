import { Form, useActionData, useNavigation } from 'react-router'
import { type Edge, reading } from '#app/edge.ts'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { findVerificationLetter, inspectEmailLink, underBrand } from '#domain/accounts/index.ts'
import { linkToken } from '#domain/accounts/input.ts'
import type { Route } from './+types/verify.page.ts'
import { describeSignInPage } from '../shared/sign-in/describe-sign-in-page.ts'
import { EmailLinkForm } from './email-link-form.tsx'
import { currentBrand, shownBrand } from '../shared/sign-in/sign-in-brand.ts'
import { SignInLayout, PromiseAside } from '../shared/sign-in/sign-in-layout.tsx'
import { nextPath, withNext } from '../shared/sign-in/next-path.ts'
import { type VerifyAnswer, verifyIntents } from './verify-intents.ts'
import { viewLetter } from './view-letter.ts'
import { VerifyWaiting } from './verify-waiting.tsx'

const HERE = '/auth/email/verify'
/** Which of its faces the page shows. */
type Face = 'done' | 'link' | 'useless' | 'sent' | 'waiting' | 'nothing'

export const loader = reading(async (edge) => {
  const { url, transaction, page, config } = edge
  const brand = currentBrand(edge)
  const asked = url.searchParams
  const token = linkToken.parse(asked.get('token') ?? '')
  const link = token ? await transaction((tx) => inspectEmailLink(tx, token)) : undefined
  const { viewer } = page
  const isWaiting = viewer?.actor.state === 'unverified' && viewer.viewedBy === undefined
  const isHere = page.viewer?.actor.id === link?.memberId && page.viewer?.viewedBy === undefined
  const face = faceFor(asked, { isGood: link !== undefined, isWaiting })
  return {
    face,
    token,
    email: link?.email ?? '',
    waiting: isWaiting
      ? {
          email: viewer.email,
          demo: config.demo ? { letter: await readLetter(edge, viewer.actor.id) } : null,
        }
      : null,
    asksPassword: link?.hasPassword === true && !isHere,
    next: nextPath(asked.get('next')),
    isSignedIn: page.viewer !== undefined,
    brand: shownBrand(brand, page.nonce),
    here: underBrand(HERE, brand.slug),
  }
})

/** What a demo would have sent, once somebody asks to read it. */
async function readLetter({ url, transaction, config }: Edge, memberId: string) {
  if (!url.searchParams.has('read')) return null
  const letter = await transaction((tx) => findVerificationLetter(tx, memberId))
  return letter
    ? viewLetter(letter, config.origin)
    : { subject: 'There is no e-mail for you here', lines: [] }
}

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
  sent: 'Check your e-mail',
  waiting: 'Verify your e-mail address',
  nothing: 'Nothing to verify',
}

export default function VerifyPage({ loaderData }: Route.ComponentProps) {
  const { face, token, email, waiting, asksPassword, next, isSignedIn, brand, here } = loaderData
  const { problem, fields = {} } = useActionData<VerifyAnswer>() ?? {}
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
          wrong={fields.password}
          forgot={withNext(brand.screens.forgot, next)}
        />
      ) : null}
      {face === 'useless' ? (
        <p>It was used, has expired, or a newer one was sent. Perhaps your address is verified already.</p>
      ) : null}
      {face === 'sent' || face === 'waiting' ? (
        waiting ? (
          <VerifyWaiting {...waiting} {...{ next, here, fields }} />
        ) : (
          <p>
            An e-mail is on its way to the address you gave. Open the link in it to verify that it is yours.
          </p>
        )
      ) : null}
      {face === 'useless' ? <SendAgain next={next} here={here} /> : null}
      {face === 'nothing' ? (
        <>
          <p className="soft">
            {isSignedIn
              ? 'Your address is verified already.'
              : 'Open the link in our e-mail, or sign in and have another sent.'}
          </p>
          <ButtonLink to={isSignedIn ? '/my' : brand.screens.login}>
            {isSignedIn ? 'Go to my area' : 'Sign in'}
          </ButtonLink>
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
        {isSignedIn ? 'Go to my area' : 'Sign in'}
      </ButtonLink>
    </>
  )
}

function SendAgain({ next, here }: { next: string; here: string }) {
  const isSending = useNavigation().state === 'submitting'
  return (
    <Form method="post" action={here} className="form">
      <input type="hidden" name="next" value={next} />
      <Button wide busy={isSending}>
        Send it again
      </Button>
    </Form>
  )
}
