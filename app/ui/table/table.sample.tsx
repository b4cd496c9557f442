import { Link } from 'react-router'
import { Avatar } from '../avatar/avatar.tsx'
import { Hallmark } from '../hallmark/hallmark.tsx'
import { Money } from '../money/money.tsx'
import { Pie, type PiePart } from '../figures/pie/pie.tsx'
import type { Sample } from '../workbench/sample.ts'
import type { Column } from './column.ts'
import { DataTable } from './table.tsx'

type Member = {
  id: string
  name: string
  handle: string
  place: string
  level: 2 | 3
  deals: number
  earnedMinor: number
  state: string
  part: PiePart
}

const members: Member[] = [
  {
    id: 'u1',
    name: 'Mirela Kovač',
    handle: 'mirela.k',
    place: 'Zagreb',
    level: 3,
    deals: 409,
    earnedMinor: 6120400,
    state: 'Active',
    part: 4,
  },
  {
    id: 'u2',
    name: 'Piotr Zieliński',
    handle: 'piotr3d',
    place: 'Łódź',
    level: 2,
    deals: 61,
    earnedMinor: 1190500,
    state: 'Warned',
    part: 3,
  },
  {
    id: 'u3',
    name: 'Samuel Okoye',
    handle: 'sam.okoye',
    place: 'Lagos',
    level: 2,
    deals: 0,
    earnedMinor: 0,
    state: 'In review',
    part: 2,
  },
]

const columns: Column<Member>[] = [
  {
    key: 'name',
    head: 'Member',
    sort: true,
    phone: 'title',
    cell: (row) => (
      <>
        <Avatar name={row.name} size={24} />
        <Link to={`?member=${row.id}`}>
          <b>{row.name}</b>
        </Link>{' '}
        <span className="faint hide-s">{row.handle}</span>
      </>
    ),
  },
  { key: 'place', head: 'Place', sort: true, cell: (row) => <span className="soft">{row.place}</span> },
  {
    key: 'level',
    head: 'Level',
    phone: 'under',
    cell: (row) => <Hallmark level={row.level} label={row.level === 3 ? 'Master' : 'Established'} />,
  },
  { key: 'deals', head: 'Deals', align: 'end', sort: true, cell: (row) => row.deals },
  {
    key: 'earned',
    head: 'Earned',
    align: 'end',
    sort: true,
    phone: 'under-end',
    cell: (row) => <Money minor={row.earnedMinor} currency="USD" />,
  },
  {
    key: 'state',
    head: 'State',
    phone: 'title-end',
    cell: (row) => <Pie part={row.part}>{row.state}</Pie>,
  },
]

export const samples: Sample[] = [
  {
    title: 'Tight, sorted, with selection, count and CSV',
    node: (
      <DataTable
        label="Members"
        columns={columns}
        rows={members}
        rowKey={(row) => row.id}
        sort="-deals"
        count="1,482 of 3,906"
        csvHref="/members.csv"
        tight
        select={{
          name: 'member',
          valueOf: (row) => row.id,
          labelOf: (row) => row.name,
          note: 'Each is written to the audit log',
          actions: (
            <>
              <button name="intent" value="verify">
                Verify
              </button>
              <button name="intent" value="sign-out">
                Sign out everywhere
              </button>
            </>
          ),
        }}
      />
    ),
  },
  {
    title: 'Plain',
    node: (
      <DataTable
        label="Members, plain"
        columns={columns.filter((column) => column.key !== 'place')}
        rows={members.slice(0, 2)}
        rowKey={(row) => row.id}
        keys={false}
      />
    ),
  },
  {
    title: 'Empty',
    node: (
      <DataTable
        label="Nobody"
        columns={columns}
        rows={[]}
        rowKey={(row) => row.id}
        empty={<p className="soft">No member matches. Take a filter off.</p>}
      />
    ),
  },
]
