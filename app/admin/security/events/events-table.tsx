import { Fragment, useRef } from 'react'
import { Link } from 'react-router'
import { LogTime } from '#app/admin/log-time.tsx'
import { Pie } from '#app/ui/figures/pie/pie.tsx'
import { Scroller } from '#app/ui/scroller/scroller.tsx'
import { useRowKeys } from '#app/ui/table/use-row-keys.ts'
import { EventDetails } from './event-details.tsx'
import type { EventRow, OpenedEvent, Person } from './event-rows.ts'

type EventsTableProps = {
  rows: readonly EventRow[]
  opened: OpenedEvent | undefined
  /** The address of this page with another event open, or none. */
  hrefOf: (open: number | undefined) => string
}

export function EventsTable({ rows, opened, hrefOf }: EventsTableProps) {
  const root = useRef<HTMLDivElement>(null)
  useRowKeys(root, true)
  return (
    <div className="data" ref={root}>
      <Scroller label="Security events">
        <table className="table table-tight data-table events-table">
          <caption className="sr">Security events, the newest first</caption>
          <thead>
            <tr>
              <th scope="col">When, UTC</th>
              <th scope="col">What</th>
              <th scope="col">Done by</th>
              <th scope="col">About</th>
              <th scope="col">Address</th>
              <th scope="col">Device</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <Fragment key={row.id}>
                <EventLine row={row} isOpen={row.id === opened?.id} hrefOf={hrefOf} />
                {row.id === opened?.id ? (
                  <tr className="events-opened">
                    <td colSpan={6}>
                      <EventDetails event={opened} />
                    </td>
                  </tr>
                ) : null}
              </Fragment>
            ))}
          </tbody>
        </table>
      </Scroller>
    </div>
  )
}

type EventLineProps = { row: EventRow; isOpen: boolean; hrefOf: EventsTableProps['hrefOf'] }

function EventLine({ row, isOpen, hrefOf }: EventLineProps) {
  const words = (
    <Link to={hrefOf(isOpen ? undefined : row.id)} preventScrollReset aria-expanded={isOpen}>
      <b>{row.words}</b>
    </Link>
  )
  return (
    <tr id={`event-${row.id}`}>
      <td className="p-under-end">
        <LogTime at={row.at} />
      </td>
      <td className="p-title">
        {row.isFailure ? (
          <Pie part={0} tone="bad">
            {words}
          </Pie>
        ) : (
          words
        )}
      </td>
      <td className="p-title-end">
        <PersonLink person={row.by} /> {row.role ? <span className="small soft">{row.role}</span> : null}
      </td>
      <td className="p-under">{row.about ? <PersonLink person={row.about} /> : null}</td>
      <td className="p-none">{row.address}</td>
      <td className="p-none soft">{row.device}</td>
    </tr>
  )
}

function PersonLink({ person }: { person: Person }) {
  if (!person.memberId) return <span className="soft">{person.label}</span>
  return <Link to={`/admin/users/${person.memberId}`}>{person.label}</Link>
}
