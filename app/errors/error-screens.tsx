import { useId, type ReactNode } from 'react'
import { Form } from 'react-router'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { applicationErrorSentence, asSentence, type Side } from './sentence.ts'
import { waitInWords } from './wait-in-words.ts'
import './error-screens.css'

type ScreenProps = {
  title: string
  children: ReactNode
  actions: ReactNode
  more?: ReactNode
  fine?: ReactNode
  scene?: 'empty' | 'fallen'
}

function Screen({ title, children, actions, more, fine, scene = 'fallen' }: ScreenProps) {
  return (
    <main id="main" className="wrap error-screen">
      <title>{title}</title>
      <EmptyState title={title} page scene={scene} actions={actions} fine={fine}>
        {children}
      </EmptyState>
      {more}
    </main>
  )
}

const goHome = (
  <ButtonLink to="/" look="line">
    Go home
  </ButtonLink>
)

/** Loads the page anew as a document, also where the router itself is what broke. */
function TryAgain({ href }: { href: string }) {
  return (
    <a className="btn btn-main" href={href}>
      Try again
    </a>
  )
}

export function NotFoundScreen({ message }: { message?: string | undefined }) {
  return (
    <Screen
      title="Page not found"
      scene="empty"
      actions={
        <>
          {goHome}
          <ButtonLink to="/docs" look="bare">
            Terms and rules
          </ButtonLink>
        </>
      }
      more={<SearchForIt />}
    >
      {asSentence(message) ??
        'There is no page at this address, or it is not yours to see. Check the address, or search for it.'}
    </Screen>
  )
}

/** A field without its parts: this screen is in the script of every page, and most pages have no other field. */
function SearchForIt() {
  const id = useId()
  return (
    <Form action="/search" className="error-search">
      <div className="field">
        <label className="label" htmlFor={id}>
          Search for what you came for
        </label>
        <input id={id} type="search" name="q" className="input" enterKeyHint="search" />
      </div>
      <Button look="main">Search</Button>
    </Form>
  )
}

export function ForbiddenScreen({ message }: { message?: string | undefined }) {
  return (
    <Screen title="You can’t open this page" actions={goHome}>
      {asSentence(message) ??
        'You are not allowed to do this. If you think you should be, ask who gave you the link, or write to support.'}
    </Screen>
  )
}

type TooManyProps = { href: string; message?: string | undefined; retryAfterSeconds?: number | undefined }

export function TooManyRequestsScreen({ href, message, retryAfterSeconds }: TooManyProps) {
  const when = retryAfterSeconds === undefined ? 'in a minute' : `in ${waitInWords(retryAfterSeconds)}`
  return (
    <Screen
      title="Too many requests"
      actions={
        <>
          <TryAgain href={href} />
          {goHome}
        </>
      }
    >
      {asSentence(message) ?? `You asked for this more often than is allowed. Try again ${when}.`}
    </Screen>
  )
}

export function ConflictScreen({ href, message }: { href: string; message?: string | undefined }) {
  return (
    <Screen
      title="This has changed meanwhile"
      actions={
        <>
          <a className="btn btn-main" href={href}>
            See how it stands now
          </a>
          {goHome}
        </>
      }
    >
      {asSentence(message) ??
        'This changed while you were looking at it, so nothing was done. Look at how it stands now, then decide again.'}
    </Screen>
  )
}

export function BadRequestScreen({ href, message }: { href: string; message?: string | undefined }) {
  return (
    <Screen
      title="The form could not be read"
      actions={
        <>
          <TryAgain href={href} />
          {goHome}
        </>
      }
    >
      {asSentence(message) ??
        'Something in what was sent is wrong or missing, so nothing was done. Go back, check it, and send it again.'}
    </Screen>
  )
}

type ApplicationErrorProps = { side: Side; host: string; href: string; digest?: string | undefined }

/** The generic screen for anything unexpected: it stands alone, because what broke may be what usually stands around it. */
export function ApplicationErrorScreen({ side, host, href, digest }: ApplicationErrorProps) {
  return (
    <div role="alert">
      <Screen
        title="Something went wrong"
        actions={
          <>
            <TryAgain href={href} />
            <a className="btn btn-line" href="/">
              Go home
            </a>
          </>
        }
        fine={digest ? `Digest: ${digest}` : undefined}
      >
        <span suppressHydrationWarning>{applicationErrorSentence(side, host)}</span>
      </Screen>
    </div>
  )
}
