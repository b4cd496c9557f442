import { useActionData } from 'react-router'
import { memberOnly, reading } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Confirmation } from '#app/ui/note/confirmation.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { Pagination } from '#app/ui/pagination/pagination.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { Tabs } from '#app/ui/tabs/tabs.tsx'
import type { Route } from './+types/services.page.ts'
import { type RefusedService, servicesIntents } from './act-on-services.ts'
import type { RefusedPrices } from './read-prices.ts'
import { ArchiveQuestion, DoneNote } from './list-notes.tsx'
import { loadServices, type ServicesData } from './load-services.ts'
import { PriceForm } from './price-form.tsx'
import { CapacityForm } from './capacity-form.tsx'
import { ServiceRow } from './service-row.tsx'
import cssUrl from './services.css?url'
import { ServicesFilter } from './services-filter.tsx'
import { stateWords } from '../../shared/services/service-state-words.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(memberOnly(loadServices))

export const action = servicesIntents

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'My services')

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const { services, counts, filters, archiving, pricing, done, address } = loaderData
  const answer = useActionData<RefusedService | RefusedPrices>()
  const all = counts.reduce((sum, { state, count }) => (state === 'archived' ? sum : sum + count), 0)
  const hasAny = counts.some(({ count }) => count > 0)
  return (
    <>
      <PageHead title="My services">
        {hasAny ? (
          <ButtonLink look="main" to="/my/services/new">
            <Icon name="plus" /> New service
          </ButtonLink>
        ) : null}
      </PageHead>
      {answer && 'refused' in answer && !(pricing && 'fields' in answer) ? (
        <Note tone="bad" role="alert">
          {answer.refused}.
        </Note>
      ) : null}
      {loaderData.isCapacitySaved ? (
        <Confirmation>The number of orders at once is saved.</Confirmation>
      ) : null}
      {done ? <DoneNote {...done} services={services} address={address} /> : null}
      {archiving ? <ArchiveQuestion service={archiving} address={address} /> : null}
      {pricing ? (
        <PriceForm
          key={pricing.id}
          service={pricing}
          refused={answer && 'fields' in answer ? answer : undefined}
          {...loaderData}
        />
      ) : null}
      {hasAny ? (
        <>
          <Tabs
            label="By state"
            tabs={[
              { to: '/my/services', label: 'All', count: all, current: filters.state === undefined },
              ...counts
                .filter(({ state, count }) => count > 0 || state === filters.state)
                .map(({ state, count }) => ({
                  to: `/my/services?state=${state}`,
                  label: stateWords[state],
                  count,
                  current: filters.state === state,
                })),
            ]}
          />
          <ServicesFilter {...filters} />
        </>
      ) : null}
      <ServiceList {...loaderData} hasAny={hasAny} />
      <Pagination page={loaderData.page} pages={loaderData.pages} />
      {hasAny ? <CapacityForm places={loaderData.places} address={address} /> : null}
    </>
  )
}

function ServiceList({ services, currency, address, hasAny }: ServicesData & { hasAny: boolean }) {
  if (services.length > 0) {
    return (
      <ul className="own-services">
        {services.map((one) => (
          <ServiceRow key={one.id} service={one} currency={currency} address={address} />
        ))}
      </ul>
    )
  }
  return hasAny ? (
    <EmptyState title="Nothing fits" actions={<ButtonLink to="/my/services">Show all</ButtonLink>}>
      None of your services has all of this. Search for less, or look in another state.
    </EmptyState>
  ) : (
    <EmptyState
      title="You have no services yet"
      actions={
        <ButtonLink look="main" to="/my/services/new">
          Write your first service
        </ButtonLink>
      }
    >
      A service says what you make, for how much and by when. You can leave at any time: what you typed is
      kept.
    </EmptyState>
  )
}
