import { Form, redirect, useActionData } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { type Edge, reading } from '#app/edge.ts'
import { refusalFor, type RefusedForm } from '#app/forms/refused-form.ts'
import composerCssUrl from '#app/shared/messages/composer.css?url'
import threadCssUrl from '#app/shared/messages/thread.css?url'
import { showTicket } from '#app/shared/support/show-ticket.server.ts'
import ticketCssUrl from '#app/shared/support/ticket.css?url'
import { TicketThread } from '#app/shared/support/ticket-thread.tsx'
import { Button, ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Field } from '#app/ui/inputs/field/field.tsx'
import { TextInput } from '#app/ui/inputs/field/text-input.tsx'
import { FormErrors } from '#app/ui/inputs/form/form-errors.tsx'
import { serverForm } from '#app/ui/inputs/form/server-form.ts'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { markTicketSeen } from '#domain/support/index.ts'
import type { Route } from './+types/ticket.page.ts'
import { type LinkIntent, linkIntents } from './act-by-link.ts'
import { numberAsked, openByLink } from './open-by-link.ts'
import { isTicketKey, ticketKeyCookie } from './ticket-key.ts'
import cssUrl from './ticket-by-link.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: threadCssUrl },
  { rel: 'stylesheet', href: composerCssUrl },
  { rel: 'stylesheet', href: ticketCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]

/** Whoever has the link has the ticket: it is kept nowhere and told to nobody. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

/** Visitors have no clock of their own here. */
const TIME_ZONE = 'UTC'

export const loader = reading(async (edge) => {
  takeKey(edge)
  const { door, ticket } = await openByLink(edge)
  const { number } = door
  if (!ticket) return { screen: 'closed' as const, number, wasSent: edge.url.searchParams.has('sent') }
  if (ticket.memberId !== null) throw redirect(`/my/support/${number}`)
  if (ticket.provedAt === null) return { screen: 'prove' as const, number, email: ticket.email }
  const { transaction, actor } = edge
  if (ticket.isUnread) await transaction((tx) => markTicketSeen(tx, actor, door))
  const shown = { base: '/support/tickets', timeZone: TIME_ZONE, takesFiles: true }
  return { screen: 'ticket' as const, ticket: await showTicket(edge, { ...ticket, isUnread: false }, shown) }
})

/** The key goes into a cookie and the page is asked for again without it: no address that is copied or referred to hands it on. */
function takeKey(edge: Edge): void {
  const key = edge.url.searchParams.get('key')
  if (key === null) return
  const number = numberAsked(edge)
  throw redirect(`/support/tickets/${number}`, {
    headers: isTicketKey(key) ? { 'Set-Cookie': ticketKeyCookie(number, key) } : {},
  })
}

export const action = linkIntents

export const meta: Route.MetaFunction = ({ matches }) => [
  ...describePage(matches, {
    title: 'Your ticket',
    description: 'A question to the people who run the marketplace.',
    path: '/contacts',
    image: 'contacts',
    noIndex: true,
  }),
  // Our own forms need to say where they come from; no other site learns of it.
  { name: 'referrer', content: 'same-origin' },
]

export default function TicketByLinkPage({ loaderData }: Route.ComponentProps) {
  const refused = useActionData() as RefusedForm | undefined
  return (
    <main id="main" className="wrap by-link">
      {loaderData.screen === 'ticket' ? (
        <TicketThread key={loaderData.ticket.number} ticket={loaderData.ticket} refused={refused} />
      ) : loaderData.screen === 'prove' ? (
        <Prove {...loaderData} />
      ) : (
        <Closed {...loaderData} refused={refused} />
      )}
    </main>
  )
}

/** The button, not the link, proves the address: programs that look through e-mails open links too. */
function Prove({ number, email }: { number: number; email: string }) {
  return (
    <>
      <PageHead
        title={`Confirm ticket ${number}`}
        lede={`You wrote to us from ${email}. Once you confirm it a person reads your question.`}
      />
      <Form method="post" className="form-acts">
        <Button look="main" size="l" name="intent" value={'prove' satisfies LinkIntent}>
          Yes, it was me
        </Button>
        <ButtonLink look="bare" to="/">
          No, forget it
        </ButtonLink>
      </Form>
    </>
  )
}

type ClosedProps = { number: number; wasSent: boolean; refused: RefusedForm | undefined }

/** Nothing here tells whether there is such a ticket. */
function Closed({ number, wasSent, refused }: ClosedProps) {
  const { form, field } = serverForm({ id: 'link', lastResult: refusalFor('link', refused) })
  const next = encodeURIComponent(`/my/support/${number}`)
  return (
    <>
      <PageHead
        title={`Ticket ${number}`}
        lede="It opens by the link in our e-mail to you. If you have an account with that address, sign in."
      />
      {wasSent ? (
        <Note role="status" icon="mail">
          If a ticket of this number came from that address, a new link is on its way.
        </Note>
      ) : null}
      <div className="form-acts">
        <ButtonLink to={`/my/login?next=${next}`}>Sign in and open it</ButtonLink>
      </div>
      <Form id={form.id} method="post" className="form" noValidate>
        <FormErrors form={form} />
        <Field label="The e-mail address you wrote from" {...field('email')}>
          <TextInput type="email" autoComplete="email" />
        </Field>
        <div className="form-acts">
          <Button name="intent" value={'link' satisfies LinkIntent}>
            Send me a new link
          </Button>
        </div>
      </Form>
    </>
  )
}
