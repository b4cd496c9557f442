import { Link } from 'react-router'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/table.tsx'
import { Time } from '#app/ui/time/time.tsx'

type Event = {
  id: number
  at: Date
  words: string
  by: string
  address: string | null
  device: string | null
}

/** The latest lines of the audit log about a member; each opens in the log itself. */
export function MemberEvents({ events, now }: { events: readonly Event[]; now: Date }) {
  if (events.length === 0) return <p className="soft">Nothing in the audit log yet.</p>
  return (
    <DataTable
      label="Security events of this member"
      columns={columnsAt(now)}
      rows={events}
      rowKey={(event) => String(event.id)}
      tight
      keys={false}
    />
  )
}

function columnsAt(now: Date): Column<Event>[] {
  return [
    {
      key: 'what',
      head: 'What',
      phone: 'title',
      cell: (event) => <Link to={`/admin/security/events?open=${event.id}`}>{event.words}</Link>,
    },
    { key: 'by', head: 'By', phone: 'under', cell: (event) => <span className="soft">{event.by}</span> },
    { key: 'device', head: 'Device', cell: (event) => <span className="soft">{event.device ?? '–'}</span> },
    {
      key: 'address',
      head: 'Address',
      phone: 'under-end',
      cell: (event) => <span className="soft">{event.address ?? '–'}</span>,
    },
    {
      key: 'when',
      head: 'When',
      align: 'end',
      phone: 'title-end',
      cell: (event) => <Time at={event.at} now={now} quiet />,
    },
  ]
}
