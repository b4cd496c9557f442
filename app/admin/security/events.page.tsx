import { Link, useSearchParams } from 'react-router'
import { describeAdminPage } from '#app/admin/describe-admin-page.ts'
import { staffOnly, reading } from '#app/edge.ts'
import { EmptyState } from '#app/ui/empty/empty.tsx'
import { Icon } from '#app/ui/icon/icon.tsx'
import { Note } from '#app/ui/note/note.tsx'
import { PageHead } from '#app/ui/shell/page-head.tsx'
import { formatCount } from '#app/ui/figures/figs/format-count.ts'
import { findNamedMember } from '#domain/accounts/index.ts'
import { authorise } from '#domain/security/permissions.ts'
import { countEvents, eventWords, findEvent, listEventKinds, listEvents } from '#domain/security/index.ts'
import type { Route } from './+types/events.page.ts'
import { EventDetails } from './events/event-details.tsx'
import { readCursor, readOpen, readQuery, readTyped, writeCursor } from './events/event-query.ts'
import { eventRows, openedEvent } from './events/event-rows.ts'
import { EventsTable } from './events/events-table.tsx'
import cssUrl from './events/events.css?url'
import { FilterBar } from './events/filter-bar.tsx'

const COUNTED_MOST = 10_000

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: cssUrl }]

export const loader = reading(
  staffOnly('security.read', async ({ db, url, actor }) => {
    authorise(actor, 'security.read')
    const typed = readTyped(url.searchParams)
    const { filters, problems } = await readQuery(typed, (member) => findNamedMember(db, actor, member))
    const openId = readOpen(url.searchParams.get('open'))
    const isAnswerable = Object.keys(problems).length === 0
    const [page, count, kinds, found] = await Promise.all([
      isAnswerable
        ? listEvents(db, {
            ...filters,
            olderThan: readCursor(url.searchParams.get('older')),
            newerThan: readCursor(url.searchParams.get('newer')),
          })
        : { events: [], hasOlder: false, hasNewer: false },
      isAnswerable ? countEvents(db, filters, COUNTED_MOST) : 0,
      listEventKinds(db),
      openId === undefined ? undefined : findEvent(db, openId),
    ])
    const [first, last] = [page.events.at(0), page.events.at(-1)]
    return {
      typed,
      problems,
      kinds: kinds.map((kind) => ({ value: kind, label: eventWords(kind) })),
      count,
      rows: await eventRows(db, page.events),
      opened: found && (await openedEvent(db, found)),
      older: page.hasOlder && last ? writeCursor(last) : undefined,
      newer: page.hasNewer && first ? writeCursor(first) : undefined,
    }
  }),
)

export const meta: Route.MetaFunction = () => describeAdminPage('Security events')

export default function EventsPage({ loaderData }: Route.ComponentProps) {
  const { typed, problems, kinds, rows, opened } = loaderData
  const [search] = useSearchParams()
  const isOpenElsewhere = opened && !rows.some(({ id }) => id === opened.id)
  const hrefOf = (open: number | undefined) => hrefWith(search, { open: open?.toString() })
  return (
    <>
      <PageHead title="Security events" lede="What was done, by whom and from where. Kept for 400 days." />
      <FilterBar typed={typed} problems={problems} kinds={kinds} />
      <ResultBar search={search} count={loaderData.count} />
      {isOpenElsewhere ? (
        <section className="stack" aria-label={`Event ${opened.id}`}>
          <Note tone="info">
            {opened.words}, by {opened.by.label}
          </Note>
          <EventDetails event={opened} />
        </section>
      ) : null}
      {rows.length === 0 ? (
        <EmptyState title="No event matches">
          Take a filter off or ask for a longer time. Events are kept for 400 days.
        </EmptyState>
      ) : (
        <EventsTable rows={rows} opened={opened} hrefOf={hrefOf} />
      )}
      <EventPages search={search} older={loaderData.older} newer={loaderData.newer} />
    </>
  )
}

function ResultBar({ search, count }: { search: URLSearchParams; count: number }) {
  const csv = hrefWith(search, { open: undefined, older: undefined, newer: undefined })
  const figure = formatCount(count)
  return (
    <div className="events-bar">
      <span className="soft">
        {count >= COUNTED_MOST ? `${figure} or more` : `${figure} ${count === 1 ? 'event' : 'events'}`}
      </span>
      <span className="grow" />
      <Link to={`/admin/security/events.csv${csv === '?' ? '' : csv}`} reloadDocument className="data-csv">
        <Icon name="download" size={18} />
        CSV
      </Link>
    </div>
  )
}

type EventPagesProps = {
  search: URLSearchParams
  older: string | undefined
  newer: string | undefined
}

function EventPages({ search, older, newer }: EventPagesProps) {
  if (!older && !newer) return null
  const to = (edge: Record<string, string | undefined>) =>
    hrefWith(search, { open: undefined, older: undefined, newer: undefined, ...edge })
  return (
    <nav className="pages events-pages" aria-label="Pages">
      {newer ? (
        <>
          <Link to={to({})}>Newest</Link>
          <Link className="pages-step" to={to({ newer })} rel="prev">
            <Icon name="chevron-left" size={18} />
            Newer
          </Link>
        </>
      ) : null}
      {older ? (
        <Link className="pages-step" to={to({ older })} rel="next">
          Older
          <Icon name="chevron-right" size={18} />
        </Link>
      ) : null}
    </nav>
  )
}

function hrefWith(search: URLSearchParams, changes: Record<string, string | undefined>): string {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) next.delete(name)
    else next.set(name, value)
  }
  return `?${next}`
}
