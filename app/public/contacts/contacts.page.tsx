import type { SubmissionResult } from '@conform-to/react'
import { randomUUID } from 'node:crypto'
import { useActionData } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { reading } from '#app/edge.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { ticketLimits } from '#domain/support/input.ts'
import type { Route } from './+types/contacts.page.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactLines } from './contact-lines.tsx'
import cssUrl from './contacts.css?url'
import { contactsIntents } from './contacts-intents.ts'
import { readSentMark } from './sent-mark.ts'

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

export const action = contactsIntents

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'Contacts',
    description: 'How to reach the people who run the marketplace, and a form that opens a ticket.',
    path: '/contacts',
    image: 'contacts',
  })

export default function ContactsPage({ loaderData }: Route.ComponentProps) {
  const lastResult = useActionData<SubmissionResult<string[]>>()
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
