import { memberOnly, reading } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { OwnFilter } from '#app/my/own-filter.tsx'
import { WaitingNote } from '#app/shared/deals/cart-notes.tsx'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import type { Route } from './+types/orders.page.ts'
import { DealsTable } from './deals-table.tsx'
import { loadOrders, type OrdersData } from './load-orders.ts'
import cssUrl from './orders.css?url'
import { dealSorts, StatesNav } from './states-nav.tsx'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(memberOnly(loadOrders))

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'Orders and deals')

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { side, sides, counts, filters, deals } = loaderData
  const all = sides[side]
  return (
    <>
      <PageHead title="Orders and deals" />
      <WaitingNote orders={loaderData.waiting} />
      <Tabs
        label="As whom"
        tabs={[
          {
            to: '/my/orders?side=bought',
            label: 'What I bought',
            count: sides.bought,
            current: side === 'bought',
          },
          { to: '/my/orders?side=sold', label: 'What I sold', count: sides.sold, current: side === 'sold' },
        ]}
      />
      {all > 0 ? (
        <>
          <StatesNav
            counts={counts}
            all={all}
            current={filters.state}
            hrefOf={(state) => addressOf(side, state)}
          />
          <DealsFilter {...loaderData} />
        </>
      ) : null}
      {deals.length > 0 ? (
        <DealsTable
          label={side === 'bought' ? 'What I bought' : 'What I sold'}
          deals={deals}
          currency={loaderData.currency}
          withOrders={side === 'bought'}
        />
      ) : (
        <Nothing side={side} hasAny={all > 0} />
      )}
      <Pagination page={loaderData.page} pages={loaderData.pages} />
    </>
  )
}

function addressOf(side: OrdersData['side'], state?: string): string {
  const query = new URLSearchParams({
    ...(side === 'sold' ? { side } : {}),
    ...(state ? { state } : {}),
  }).toString()
  return query ? `/my/orders?${query}` : '/my/orders'
}

function DealsFilter({ side, filters: { state, words, sort } }: OrdersData) {
  return (
    <OwnFilter
      label="Orders and deals"
      action="/my/orders"
      hiddenFields={{ side: side === 'sold' ? side : undefined, state }}
      words={words}
      sorts={dealSorts}
      sort={sort}
      allAt={words ? addressOf(side, state) : undefined}
    />
  )
}

function Nothing({ side, hasAny }: { side: OrdersData['side']; hasAny: boolean }) {
  if (hasAny)
    return (
      <EmptyState title="Nothing fits" actions={<ButtonLink to={addressOf(side)}>Show all</ButtonLink>}>
        No deal has all of this. Search for less, or look in another state.
      </EmptyState>
    )
  return side === 'bought' ? (
    <EmptyState
      title="You have bought nothing yet"
      actions={
        <ButtonLink look="main" to="/categories">
          See what is offered
        </ButtonLink>
      }
    >
      What you order stands here, with whose turn it is.
    </EmptyState>
  ) : (
    <EmptyState
      title="You have sold nothing yet"
      actions={
        <ButtonLink look="main" to="/my/services">
          My services
        </ButtonLink>
      }
    >
      What people order from you stands here, with whose turn it is.
    </EmptyState>
  )
}
