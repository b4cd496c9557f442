import { randomUUID } from 'node:crypto'
import { data, redirect, useActionData } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { acting, reading } from '#app/edge.ts'
import { readSubmission } from '#app/forms/read-submission.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { openTicket } from '#domain/support/index.ts'
import { ticketInput, ticketLimits } from '#domain/support/input.ts'
import { TooManyRequests } from '#platform/errors/errors.ts'
import { countUse } from '#platform/limits/rate-limit.ts'
import type { Route } from './+types/contacts.page.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactLines } from './contact-lines.tsx'
import cssUrl from './contacts.css?url'
import { makeSentMark, readSentMark } from './sent-mark.ts'
import { submissionKey } from './submission-key.ts'

const CONTACT_LIMIT = { name: 'contacts', most: 5, everySeconds: 3_600 }

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(({ settings, config, clock, url }) => ({
  email: settings.contactEmail,
  phone: settings.contactPhone,
  address: settings.contactAddress,
  hours: settings.contactHours,
  formKey: randomUUID(),
  limits: ticketLimits,
  sentTicket: readSentMark(url.searchParams.get('sent'), config.secret, clock.now()),
}))

export const action = acting(async ({ form, config, transaction, actor, page }) => {
  const submission = readSubmission(await form(), ticketInput)
  if (submission.status !== 'success') return data(submission.reply(), { status: 400 })
  const input = { ...submission.value, formKey: submissionKey(submission.value) }
  try {
    const mark = await transaction(async (tx) => {
      await countUse(tx.db, CONTACT_LIMIT, page.address, tx.now)
      const ticket = await openTicket(tx, actor, input)
      return makeSentMark(ticket.number, config.secret, tx.now)
    })
    return redirect(`/contacts?sent=${mark}`)
  } catch (error) {
    if (!(error instanceof TooManyRequests)) throw error
    const headers = { 'Retry-After': String(error.retryAfterSeconds) }
    return data(submission.reply({ formErrors: [error.message] }), { status: 429, headers })
  }
})

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'Contacts',
    description: 'How to reach the people who run the marketplace, and a form that opens a ticket.',
    path: '/contacts',
    image: 'contacts',
  })

export default function ContactsPage({ loaderData }: Route.ComponentProps) {
  const lastResult = useActionData<typeof action>()
  const { sentTicket, formKey, limits, ...lines } = loaderData
  return (
    <main id="main" className="wrap contacts">
      <PageHead size="large" title="Write to us" lede="A person reads every message and answers by e-mail." />
      <Section title="Your message" text="It becomes a ticket with a number you can quote." opens>
        {sentTicket === undefined ? (
          <ContactForm lastResult={lastResult} formKey={formKey} limits={limits} />
        ) : (
          <Sent ticket={sentTicket} />
        )}
      </Section>
      <Section title="Other ways">
        <ContactLines {...lines} />
      </Section>
    </main>
  )
}

function Sent({ ticket }: { ticket: number }) {
  return (
    <div className="stack">
      <Note role="status" icon="circle-check">
        <b>We have your message: ticket {ticket}.</b> The answer comes to the e-mail address you gave. Quote
        the number if you write again.
      </Note>
      <ButtonLink to="/contacts">Write another</ButtonLink>
    </div>
  )
}
