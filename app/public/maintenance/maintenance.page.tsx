import { describePage } from '#app/describe-page.ts'
import { readingCached } from '#app/edge.ts'
import { ButtonLink } from '#app/ui/inputs/button/button.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { exactTime } from '#app/ui/time/relative-time.ts'
import type { Route } from './+types/maintenance.page.ts'
import cssUrl from './maintenance.css?url'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

/** While maintenance is on the web layer shows this page at every address, with status 503 and when to come back. */
export const loader = readingCached(['settings'], ({ settings }) => ({
  isOn: settings.maintenance,
  note: settings.maintenanceNote,
  until: settings.maintenanceUntil === '' ? undefined : new Date(settings.maintenanceUntil),
}))

/** Without scripts: at another address React would look for the page that belongs there, which is closed. */
export const handle = { isStill: true }

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(matches, {
    title: loaderData?.isOn ? 'Closed for maintenance' : 'The marketplace is open',
    description: 'Whether the marketplace is closed for maintenance, and until when.',
    path: '/maintenance',
    image: 'home',
    noIndex: true,
  })

export default function MaintenancePage({ loaderData }: Route.ComponentProps) {
  return (
    <main id="main" className="wrap maintenance">
      {loaderData.isOn ? <Closed note={loaderData.note} until={loaderData.until} /> : <Open />}
    </main>
  )
}

function Closed({ note, until }: { note: string; until: Date | undefined }) {
  return (
    <EmptyState
      page
      title="Closed for maintenance"
      fine={until ? <OpenAgain at={until} /> : null}
      actions={
        // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is the page that the visitor asked for
        <a className="btn btn-main" href="">
          Try again
        </a>
      }
    >
      {note || 'We are working on the marketplace. Nothing you saved is lost: come back a little later.'}
    </EmptyState>
  )
}

function OpenAgain({ at }: { at: Date }) {
  return (
    <>
      Planned to open again about <time dateTime={at.toISOString()}>{exactTime(at)}</time>
    </>
  )
}

function Open() {
  return (
    <EmptyState
      page
      title="The marketplace is open"
      actions={
        <ButtonLink look="main" to="/">
          Go to the home page
        </ButtonLink>
      }
    >
      No maintenance is under way. This page is shown while there is some.
    </EmptyState>
  )
}
