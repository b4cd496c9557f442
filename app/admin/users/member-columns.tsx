import { roleWords } from '#domain/accounts/role-words.ts'
import type { Role } from '#domain/actor.ts'
import { Link } from 'react-router'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Hallmark, type HallmarkProps } from '#app/ui/hallmark/hallmark.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import type { Column } from '#app/ui/table/column.ts'
import { Time } from '#app/ui/time/time.tsx'
import { MemberStateMark } from './member-state.tsx'
import type { MemberStateName } from './state-words.ts'

export type MemberRow = {
  id: string
  displayName: string
  username: string
  email: string | null
  avatarUrl: string | null
  place: string
  hallmark: HallmarkProps | undefined
  /** Deals completed as a seller. */
  completedCount: number
  role: Role
  state: MemberStateName
  joinedAt: Date
  lastSeenAt: Date | null
}

const figure = new Intl.NumberFormat('en')

const emailColumn: Column<MemberRow> = {
  key: 'email',
  head: 'E-mail',
  text: 'cut',
  phone: 'under',
  cell: (row) => <span className="soft">{row.email}</span>,
}

export function memberColumns(now: Date, seesEmail: boolean): Column<MemberRow>[] {
  return [
    {
      key: 'name',
      head: 'Member',
      sort: true,
      text: 'cut',
      phone: 'title',
      cell: (row) => (
        <>
          <Avatar name={row.displayName} src={row.avatarUrl} size={24} />
          <Link to={`/admin/users/${row.id}`}>
            <b>{row.displayName}</b>
          </Link>{' '}
          <span className="faint hide-s">{row.username}</span>{' '}
          {row.role === 'member' ? null : <Tag tone="info">{roleWords[row.role].name}</Tag>}
        </>
      ),
    },
    ...(seesEmail ? [emailColumn] : []),
    {
      key: 'place',
      head: 'Place',
      text: 'cut',
      cell: (row) => <span className="soft">{row.place}</span>,
    },
    {
      key: 'level',
      head: 'Level',
      cell: (row) => (row.hallmark ? <Hallmark {...row.hallmark} /> : <span className="soft">New</span>),
    },
    { key: 'deals', head: 'Sold', align: 'end', cell: (row) => figure.format(row.completedCount) },
    { key: 'state', head: 'State', phone: 'title-end', cell: (row) => <MemberStateMark state={row.state} /> },
    {
      key: 'joined',
      head: 'Joined',
      align: 'end',
      sort: true,
      cell: (row) => <Time at={row.joinedAt} quiet />,
    },
    {
      key: 'seen',
      head: 'Seen',
      align: 'end',
      sort: true,
      phone: 'under-end',
      cell: (row) => (
        <span className="soft">
          {row.lastSeenAt ? <Time at={row.lastSeenAt} now={now} compact quiet /> : 'never'}
        </span>
      ),
    },
  ]
}
