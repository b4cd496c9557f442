import { useActionData } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import type { RefusedForm } from '#app/forms/refused-form.ts'
import { useLive } from '#app/live/use-live.ts'
import { usePageAgain } from '#app/live/use-page-again.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import composerCssUrl from '#app/shared/messages/composer.css?url'
import threadCssUrl from '#app/shared/messages/thread.css?url'
import ticketCssUrl from '#app/shared/support/ticket.css?url'
import { showTicket } from '#app/shared/support/show-ticket.server.ts'
import { TicketThread } from '#app/shared/support/ticket-thread.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { KnownLink } from '#app/ui/link/known-link.tsx'
import { markTicketSeen } from '#domain/support/index.ts'
import type { Route } from './+types/ticket.page.ts'
import { ticketIntents } from './act-on-ticket.ts'
import { loadTicketList } from './load-list.server.ts'
import { openOwnTicket } from './open-ticket.ts'
import cssUrl from './support.css?url'
import { TicketList } from './ticket-list.tsx'
import { useSeen } from './use-seen.ts'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: threadCssUrl },
  { rel: 'stylesheet', href: composerCssUrl },
  { rel: 'stylesheet', href: ticketCssUrl },
  { rel: 'stylesheet', href: cssUrl },
]

export const loader = reading(
  memberOnly(async (edge) => {
    const { transaction, actor, viewer, request } = edge
    const found = await openOwnTicket(edge)
    // A page with script tells by itself when somebody looks: what is read anew in a hidden tab is not read.
    const isOpened = (request.headers.get('Sec-Fetch-Dest') ?? 'document') === 'document'
    if (found.isUnread && isOpened)
      await transaction((tx) => markTicketSeen(tx, actor, { number: found.number }))
    const own = { ...found, isUnread: found.isUnread && !isOpened }
    const ticket = await showTicket(edge, own, {
      base: '/my/support',
      timeZone: viewer.timeZone,
      takesFiles: true,
    })
    return { ticket, list: await loadTicketList(edge) }
  }),
)

export const action = ticketIntents

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describeMyPage(matches, loaderData ? `Ticket ${loaderData.ticket.number}` : 'Support')

export default function TicketPage({ loaderData: { ticket, list } }: Route.ComponentProps) {
  const refused = useActionData() as RefusedForm | undefined
  const { readAgain } = usePageAgain()
  useLive((heard) => {
    if (heard.kind === 'ticket') void readAgain()
  }, true)
  useSeen(ticket.isUnread)
  return (
    <div className="tickets at-ticket">
      <TicketList list={list} current={ticket.number} />
      <div>
        <KnownLink to="/my/support" className="show-s ticket-back">
          <Icon name="arrow-left" size={16} /> My tickets
        </KnownLink>
        <TicketThread key={ticket.number} ticket={ticket} refused={refused} />
      </div>
    </div>
  )
}
