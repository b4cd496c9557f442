import { memberOnly, reading } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { OwnFilter } from '#app/my/own-filter.tsx'
import teamsCssUrl from '#app/shared/teams/teams.css?url'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import type { DealState } from '#domain/deals/states.ts'
import { DealsTable } from '../orders/deals-table.tsx'
import ordersCssUrl from '../orders/orders.css?url'
import { dealSorts, StatesNav } from '../orders/states-nav.tsx'
import type { Route } from './+types/deals.page.ts'
import { loadDeals } from './load-deals.ts'
import type { WorkspaceHeadData } from './load-head.ts'
import { WorkspaceHead } from './workspace-head.tsx'
import workspaceCssUrl from './workspace.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: teamsCssUrl },
  { rel: 'stylesheet', href: workspaceCssUrl },
  { rel: 'stylesheet', href: ordersCssUrl },
]

export const loader = reading(memberOnly(loadDeals))

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Deals of the team')

export default function TeamDealsPage({ loaderData }: Route.ComponentProps) {
  const { head, deals, counts, all, filters, page, pages, currency } = loaderData
  const { team, may } = head
  const addressOf = (state?: DealState) => `/team/deals?of=${team.slug}${state ? `&state=${state}` : ''}`
  return (
    <>
      <WorkspaceHead workspace={head} at="/deals" />
      {all > 0 && maySell(head) ? (
        <p className="team-lede">
          <ButtonLink to={`/deals/new?team=${team.id}`}>Propose a deal in its name</ButtonLink>
        </p>
      ) : null}
      {may['act in every deal'] ? null : (
        <p className="team-lede">
          Deals that you work on. How each deal of the team was split stands in Earnings.
        </p>
      )}
      {all > 0 ? (
        <>
          <StatesNav counts={counts} all={all} current={filters.state} hrefOf={addressOf} />
          <OwnFilter
            label="Deals of the team"
            action="/team/deals"
            hiddenFields={{ of: team.slug, state: filters.state }}
            words={filters.words}
            sorts={dealSorts}
            sort={filters.sort}
            allAt={filters.words ? addressOf(filters.state) : undefined}
          />
        </>
      ) : null}
      {deals.length > 0 ? (
        <DealsTable label="Deals of the team" deals={deals} currency={currency} withWorkers />
      ) : (
        <NoDeals workspace={head} hasAny={all > 0} allAt={addressOf()} />
      )}
      <Pagination page={page} pages={pages} />
    </>
  )
}

const maySell = ({ team, may }: WorkspaceHeadData) =>
  may['act in every deal'] && team.state === 'active' && !team.isForming

type NoDealsProps = { workspace: WorkspaceHeadData; hasAny: boolean; allAt: string }

function NoDeals({ workspace, hasAny, allAt }: NoDealsProps) {
  const { team, may } = workspace
  if (hasAny)
    return (
      <EmptyState title="Nothing fits" actions={<ButtonLink to={allAt}>Show all</ButtonLink>}>
        No deal has all of this. Search for less, or look in another state.
      </EmptyState>
    )
  if (!may['act in every deal'])
    return (
      <EmptyState title="You work on no deal yet">
        The owner or a manager chooses who works on a deal. Then it stands here.
      </EmptyState>
    )
  return (
    <EmptyState
      title="The team has sold nothing yet"
      actions={
        maySell(workspace) ? (
          <ButtonLink look="main" to={`/deals/new?team=${team.id}`}>
            Propose a deal
          </ButtonLink>
        ) : undefined
      }
    >
      What people order from the team stands here, with who works on it and whose turn it is.
    </EmptyState>
  )
}
