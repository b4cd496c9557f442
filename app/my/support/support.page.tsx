import { memberOnly, reading } from '#app/edge.ts'
import { useLive } from '#app/live/use-live.ts'
import { usePageAgain } from '#app/live/use-page-again.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import type { Route } from './+types/support.page.ts'
import { loadTicketList } from './load-list.server.ts'
import cssUrl from './support.css?url'
import { SupportTabs } from './support-tabs.tsx'
import { TicketList } from './ticket-list.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(memberOnly(loadTicketList))

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Support')

export default function SupportPage({ loaderData: list }: Route.ComponentProps) {
  const { readAgain } = usePageAgain()
  useLive(({ kind }) => {
    if (kind === 'ticket') void readAgain()
  }, true)
  const hasNone = list.counts.going + list.counts.over === 0
  return (
    <div className="tickets">
      <SupportTabs />
      <TicketList list={list} />
      {hasNone ? (
        <EmptyState
          title="You have asked us nothing yet"
          actions={
            <ButtonLink look="main" to="/support/new">
              Write to us
            </ButtonLink>
          }
        >
          Whatever you ask stands here with its answers, and with the clock by which we promise the first.
        </EmptyState>
      ) : list.rows.length === 0 ? (
        <p className="soft">None of yours is here. Look among all of them.</p>
      ) : null}
    </div>
  )
}
