import { useActionData } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { reading } from '#app/edge.ts'
import { readPageText } from '#app/shared/docs/read-page-text.server.ts'
import { Markdown } from '#app/ui/markdown/markdown.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Section } from '#app/ui/shell/section.tsx'
import { AskForm } from '../support/ask/ask-form.tsx'
import { type AskAnswer, askIntents } from '../support/ask/ask-intents.ts'
import askCssUrl from '../support/ask/ask.css?url'
import { loadAsk } from '../support/ask/load-ask.server.ts'
import { Sent } from '../support/ask/sent.tsx'
import type { Route } from './+types/contacts.page.ts'
import { ContactLines } from './contact-lines.tsx'
import cssUrl from './contacts.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: cssUrl },
  { rel: 'stylesheet', href: askCssUrl },
]

export const loader = reading(async (edge) => ({
  ask: await loadAsk(edge),
  text: (await readPageText('contacts', { db: edge.db, settings: edge.settings, now: edge.clock.now() }))
    .text,
  lines: {
    email: edge.settings.contactEmail,
    phone: edge.settings.contactPhone,
    address: edge.settings.contactAddress,
    hours: edge.settings.contactHours,
  },
}))

export const action = askIntents

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches, {
    title: 'Contacts',
    description: 'How to reach the people who run the marketplace, and a form that opens a ticket.',
    path: '/contacts',
    image: 'contacts',
  })

export default function ContactsPage({ loaderData: { ask, lines, text } }: Route.ComponentProps) {
  const lastResult = useActionData<AskAnswer>()
  return (
    <main id="main" className="wrap contacts">
      <PageHead size="large" title="Write to us" lede="A person reads every message and answers by e-mail." />
      {ask.sent ? <Sent {...ask.sent} again="/contacts" /> : <AskForm ask={ask} lastResult={lastResult} />}
      <Section title="Other ways" opens>
        <ContactLines {...lines} />
        {text ? <Markdown text={text} /> : null}
      </Section>
    </main>
  )
}
