import { useState } from 'react'
import { Link, useActionData } from 'react-router'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { refusalElsewhere, type RefusedForm } from '#app/forms/refused-form.ts'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { Pie } from '#app/ui/figures/pie/pie.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Route } from './+types/ticket.page.ts'
import { DESK } from './address-of-ticket.ts'
import { DeskKeys, useDeskKeys } from './desk-keys.tsx'
import { kindWords, statePart, stateWords } from './desk-words.ts'
import { AnswerClock } from './one/answer-clock.tsx'
import { loadTicket, type OneTicket, type TicketData } from './one/load-ticket.ts'
import { TicketActs } from './one/ticket-acts.tsx'
import { TicketAside } from './one/ticket-aside.tsx'
import { ticketIntents } from './one/ticket-intents.ts'
import { TicketThread } from './one/ticket-thread.tsx'
import { TicketWrite } from './one/ticket-write.tsx'
import { usePresence } from './one/use-presence.ts'
import { QueueBar } from './queue/queue-bar.tsx'
import { QueueList } from './queue/queue-list.tsx'
import oneCssUrl from './one/ticket.css?url'
import cssUrl from './tickets.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: cssUrl },
  { rel: 'stylesheet', href: oneCssUrl },
]

/** People's private words stand here: no copy of the page is kept anywhere. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export const loader = reading(staffOnly('ticket.see-desk', loadTicket))

export const action = ticketIntents

export const meta: Route.MetaFunction = ({ params }) => describeAdminPage(`Ticket ${params.number}`)

const FORMS = ['answer', 'note', 'assign', 'sort', 'merge']

export default function TicketPage({ loaderData }: Route.ComponentProps) {
  const { queue, number, one } = loaderData
  useDeskKeys(queue, number)
  return (
    <>
      <PageHead title="Tickets">
        <DeskKeys />
      </PageHead>
      <QueueBar {...queue} />
      <div className="tickets has-ticket">
        <QueueList queue={queue} current={number} />
        {one ? (
          <Ticket key={number} data={loaderData} one={one} />
        ) : (
          <section className="ticket" aria-labelledby="ticket-title">
            <h2 id="ticket-title">Ticket {number}</h2>
            <Note tone="info">This ticket is your own: a colleague handles it.</Note>
          </section>
        )}
      </div>
    </>
  )
}

function Ticket({ data, one }: { data: TicketData; one: OneTicket }) {
  const { queue, number } = data
  const refused = useActionData<RefusedForm>()
  const { others, tellWriting } = usePresence(number, queue.viewerId)
  // What stood on the page when the writer last touched their words: what came since is not read yet.
  const [begun, setBegun] = useState<number>()
  const [known, setKnown] = useState(refused)
  if (refused !== known) {
    setKnown(refused)
    // A held answer is shown what came meanwhile: from now on that is read.
    setBegun(one.lastNumber)
  }
  const seen = begun ?? one.lastNumber
  return (
    <article className="ticket" aria-labelledby="ticket-title">
      <header>
        <div className="row">
          <p className="small soft">
            Ticket {number}, {kindWords[one.kind].toLowerCase()}
          </p>
          <Pie part={statePart[one.state]}>{stateWords[one.state]}</Pie>
        </div>
        <h2 id="ticket-title">{one.subject}</h2>
        <p className="small ticket-here" aria-live="polite">
          {others
            .map(({ name, does }) => `${name} ${does === 'writes' ? 'writes' : 'reads this too'}`)
            .join(', ')}
        </p>
        <RefusedElsewhere
          result={refusalElsewhere(one.state === 'closed' ? [] : FORMS, refused)}
          wrote={{ text: 'Your words' }}
        />
        <TicketActs one={one} queue={queue} refused={refused} />
      </header>
      {one.clock ? <AnswerClock {...one.clock} /> : null}
      {one.answeredIn ? (
        <p className="small soft">First answered after {one.answeredIn} of working time.</p>
      ) : null}
      {one.mergedInto ? (
        <Note tone="info">
          It goes on as <Link to={`${DESK}/${one.mergedInto}`}>ticket {one.mergedInto}</Link>.
        </Note>
      ) : null}
      {one.followsNumber ? (
        <p className="small">
          It goes on from <Link to={`${DESK}/${one.followsNumber}`}>ticket {one.followsNumber}</Link>.
        </p>
      ) : null}
      {one.rating ? (
        <p className="small">
          The help was {one.rating.is === 'good' ? 'good' : 'not good'}
          {one.rating.words ? `: “${one.rating.words}”` : ''}.
        </p>
      ) : null}
      <TicketAside person={one.person} linked={one.linked} />
      <TicketThread
        number={number}
        entries={one.thread}
        seen={seen}
        shown={queue}
        earlierTimes={one.earlierTimes}
      />
      {one.state === 'closed' ? (
        <p className="soft">It is closed. When the person writes again, it is a new ticket.</p>
      ) : (
        <TicketWrite
          number={number}
          one={one}
          shown={queue}
          refused={refused}
          seen={seen}
          onWrite={() => {
            setBegun(one.lastNumber)
            tellWriting()
          }}
        />
      )}
    </article>
  )
}
