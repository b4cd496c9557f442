import { Link, useActionData } from 'react-router'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { reading, staffOnly } from '#app/edge.ts'
import { refusalElsewhere, type RefusedForm } from '#app/forms/refused-form.ts'
import { RefusedElsewhere } from '#app/ui/inputs/form/refused-elsewhere.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Route } from './+types/tickets.page.ts'
import { addressOf, DESK } from './address-of-ticket.ts'
import { deskIntents } from './desk-intents.ts'
import { DeskKeys, useDeskKeys } from './desk-keys.tsx'
import { DoneNote } from './queue/done-note.tsx'
import { loadQueue } from './queue/load-queue.ts'
import { QueueBar } from './queue/queue-bar.tsx'
import { QueueList } from './queue/queue-list.tsx'
import cssUrl from './tickets.css?url'
import { useLiveDesk } from './use-live-desk.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

/** People's private questions stand here: no copy of the page is kept anywhere. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' })

export const loader = reading(staffOnly('ticket.see-desk', loadQueue))

export const action = deskIntents

export const meta: Route.MetaFunction = () => describeAdminPage('Tickets')

export default function TicketsPage({ loaderData }: Route.ComponentProps) {
  const refused = useActionData<RefusedForm>()
  useDeskKeys(loaderData)
  useLiveDesk()
  return (
    <>
      <PageHead title="Tickets">
        <DeskKeys />
      </PageHead>
      <QueueBar {...loaderData} />
      <DoneNote done={loaderData.done} />
      <RefusedElsewhere result={refusalElsewhere([], refused)} />
      <div className="tickets">
        <QueueList queue={loaderData} />
        <section className="tickets-none" aria-label="Ticket">
          <p className="soft">
            Open a ticket to read and answer it. <kbd className="hide-s">J</kbd>
          </p>
          <p className="row small">
            <Link to={`${DESK}/figures`}>Figures of the desk</Link>
            <Link to={`${DESK}/templates`}>Templates</Link>
            <Link to={`${DESK}/articles`}>Articles of help</Link>
            <a href={addressOf(loaderData).replace(DESK, `${DESK}.csv`)}>This list as CSV</a>
          </p>
        </section>
      </div>
    </>
  )
}
