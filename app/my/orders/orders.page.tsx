import { Link } from 'react-router'
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
import { dealStateWords } from '#app/shared/deals/room-words.ts'
import { DealsTable } from './deals-table.tsx'
import { loadOrders, type OrdersData } from './load-orders.ts'
import cssUrl from './orders.css?url'

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
          <nav className="deal-states" aria-label="By state">
            <StateLink side={side} label="All" count={all} isCurrent={!filters.state} />
            {counts
              .filter(({ state, count }) => count > 0 || state === filters.state)
              .map(({ state, count }) => (
                <StateLink
                  key={state}
                  side={side}
                  state={state}
                  label={dealStateWords[state]}
                  count={count}
                  isCurrent={filters.state === state}
                />
              ))}
          </nav>
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

type StateLinkProps = {
  side: OrdersData['side']
  state?: string
  label: string
  count: number
  isCurrent: boolean
}

function addressOf(side: OrdersData['side'], state?: string): string {
  const query = new URLSearchParams({
    ...(side === 'sold' ? { side } : {}),
    ...(state ? { state } : {}),
  }).toString()
  return query ? `/my/orders?${query}` : '/my/orders'
}

function StateLink({ side, state, label, count, isCurrent }: StateLinkProps) {
  return (
    <Link
      to={addressOf(side, state)}
      className="chip"
      aria-current={isCurrent ? 'true' : undefined}
      preventScrollReset
    >
      {label} <small>{count}</small>
    </Link>
  )
}

const sorts = [
  { value: 'changed', label: 'Changed last' },
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'title', label: 'By title' },
]

function DealsFilter({ side, filters: { state, words, sort } }: OrdersData) {
  return (
    <OwnFilter
      label="Orders and deals"
      action="/my/orders"
      hiddenFields={{ side: side === 'sold' ? side : undefined, state }}
      words={words}
      sorts={sorts}
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
