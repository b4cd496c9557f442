import { memberOnly, reading } from '#app/edge.ts'
import { describeMyPage } from '#app/my/describe-my-page.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Confirmation } from '#app/ui/note/confirmation.tsx'
import { HowLink } from '#app/shared/help/how-link.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import type { Route } from './+types/services.page.ts'
import { servicesIntents } from './act-on-services.ts'
import { CapacityForm } from './capacity-form.tsx'
import { loadServices } from './load-services.ts'
import { ServiceList } from './service-list.tsx'
import cssUrl from './services.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(memberOnly(loadServices))

export const action = servicesIntents

export const meta: Route.MetaFunction = ({ matches }) => describeMyPage(matches, 'My services')

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  const hasAny = loaderData.counts.some(({ count }) => count > 0)
  return (
    <>
      <PageHead title="My services">
        <HowLink article="offer-a-service" />
        {hasAny ? (
          <ButtonLink look="main" to="/my/services/new">
            <Icon name="plus" /> New service
          </ButtonLink>
        ) : null}
      </PageHead>
      {loaderData.isCapacitySaved ? (
        <Confirmation>The number of orders at once is saved.</Confirmation>
      ) : null}
      <ServiceList
        data={loaderData}
        label="My services"
        at={{ path: '/my/services' }}
        empty={
          <EmptyState
            title="You have no services yet"
            actions={
              <ButtonLink look="main" to="/my/services/new">
                Write your first service
              </ButtonLink>
            }
          >
            A service says what you make, for how much and by when. You can leave at any time: what you typed
            is kept.
          </EmptyState>
        }
      />
      {hasAny ? <CapacityForm places={loaderData.places} address={loaderData.address} /> : null}
    </>
  )
}
