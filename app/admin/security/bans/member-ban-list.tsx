import { Link } from 'react-router'
import type { Column } from '#app/ui/table/column.ts'
import { DataTable } from '#app/ui/table/table.tsx'
import { Time } from '#app/ui/time/time.tsx'
import type { ListedBan } from '#domain/accounts/index.ts'

type MemberBanListProps = { bans: readonly ListedBan[]; now: Date; label: string; nobody: string }

export function MemberBanList({ bans, now, label, nobody }: MemberBanListProps) {
  if (bans.length === 0) return <p className="soft">{nobody}</p>
  return (
    <DataTable
      label={label}
      columns={columnsAt(now)}
      rows={bans}
      rowKey={(ban) => ban.id}
      tight
      keys={false}
    />
  )
}

function columnsAt(now: Date): Column<ListedBan>[] {
  return [
    {
      key: 'member',
      head: 'Member',
      text: 'cut',
      phone: 'title',
      cell: (ban) => (
        <Link to={`/admin/users/${ban.memberId}`}>
          <b>{ban.displayName}</b>
        </Link>
      ),
    },
    { key: 'reason', head: 'Reason', text: 'wrap', phone: 'under', cell: (ban) => ban.reason },
    { key: 'by', head: 'By', cell: (ban) => <span className="soft">{ban.bannedByName}</span> },
    {
      key: 'since',
      head: 'Since',
      phone: 'title-end',
      cell: (ban) => <Time at={ban.bannedAt} now={now} quiet />,
    },
    {
      key: 'end',
      head: 'Until',
      phone: 'under-end',
      cell: (ban) => {
        if (ban.liftedAt)
          return (
            <>
              lifted <Time at={ban.liftedAt} now={now} quiet />
            </>
          )
        return ban.until ? <Time at={ban.until} quiet /> : 'no end'
      },
    },
  ]
}
