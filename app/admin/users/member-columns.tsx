import { Link } from 'react-router'
import { Avatar } from '#app/ui/avatar/avatar.tsx'
import { Tag } from '#app/ui/tag/tag.tsx'
import type { Column } from '#app/ui/table/table.tsx'
import { Time } from '#app/ui/time/time.tsx'
import { MemberStateMark } from './member-state.tsx'
import type { MemberStateName } from './state-words.ts'

export type MemberRow = {
  id: string
  displayName: string
  username: string
  email: string
  avatarUrl: string | null
  place: string
  role: 'member' | 'admin'
  state: MemberStateName
  joinedAt: Date
  lastSeenAt: Date | null
}

export function memberColumns(now: Date): Column<MemberRow>[] {
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
          <span className="faint hide-s">{row.username}</span>
        </>
      ),
    },
    {
      key: 'email',
      head: 'E-mail',
      text: 'cut',
      phone: 'under',
      cell: (row) => <span className="soft">{row.email}</span>,
    },
    { key: 'place', head: 'Place', cell: (row) => <span className="soft">{row.place}</span> },
    {
      key: 'role',
      head: 'Role',
      cell: (row) => (row.role === 'admin' ? <Tag tone="info">Administrator</Tag> : 'Member'),
    },
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
