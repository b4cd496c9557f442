import { Link, useActionData } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { reading } from '#app/edge.ts'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Route } from './+types/new.page.ts'
import { AskForm } from './ask-form.tsx'
import { type AskAnswer, askIntents } from './ask-intents.ts'
import cssUrl from './ask.css?url'
import { loadAsk } from './load-ask.server.ts'
import { Sent } from './sent.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(loadAsk)

export const action = askIntents

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'Ask us',
    description: 'Open a ticket: a person reads it and answers.',
    path: '/support/new',
    image: 'contacts',
  })

export default function NewTicketPage({ loaderData: ask }: Route.ComponentProps) {
  const lastResult = useActionData<AskAnswer>()
  return (
    <main id="main" className="wrap ask-page">
      <PageHead
        size="large"
        title="Ask us"
        lede={
          ask.member ? (
            <>
              A person reads every question. <Link to="/my/support">Your tickets</Link> stand in your account.
            </>
          ) : (
            <>
              A person reads every question. <Link to="/my/login?next=%2Fsupport%2Fnew">Sign in</Link> to
              choose what it is about from your own deals and payments.
            </>
          )
        }
      />
      {ask.sent ? <Sent {...ask.sent} again="/support/new" /> : <AskForm ask={ask} lastResult={lastResult} />}
    </main>
  )
}
