import { data } from 'react-router'
import { describePage } from '#app/describe-page.ts'
import { readingKept } from '#app/edge.ts'
import { ButtonLink } from '#app/ui/button/button.tsx'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { exactTime } from '#app/ui/time/relative-time.ts'
import type { Route } from './+types/maintenance.page.ts'
import cssUrl from './maintenance.css?url'
import { expectedEnd, retryAfterSeconds } from './when-open.ts'

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

/** While maintenance is on this is the answer to every address, with the status that tells programs to come back. */
export const loader = readingKept(['settings'], ({ settings, clock }) => {
  const { maintenance, maintenanceNote, maintenanceUntil } = settings
  if (!maintenance) return data({ isOn: false as const })
  const until = expectedEnd(maintenanceUntil, clock.now())
  const headers = {
    'Retry-After': String(retryAfterSeconds(until, clock.now())),
    'Cache-Control': 'no-store',
  }
  return data({ isOn: true as const, note: maintenanceNote, until }, { status: 503, headers })
})

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(matches, {
    title: loaderData?.isOn ? 'Closed for maintenance' : 'The hall is open',
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
      title="The hall is closed for a while"
      fine={until ? <OpenAgain at={until} /> : null}
      actions={
        // An empty address is the page that the visitor asked for, whichever it was.
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
      Open again about <time dateTime={at.toISOString()}>{exactTime(at)}</time>
    </>
  )
}

function Open() {
  return (
    <EmptyState
      page
      title="The hall is open"
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
